import { formatDuration } from '@quintet/domain/format-duration';
import {
  POST_CARD_SIZES_ATTRIBUTE,
  getPostCardAspectRatio,
  getPostCover,
  getPostImageSrcSet,
  type Post,
} from '@quintet/domain/social/media';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { Avatar } from '../../../components/Avatar.tsx';
import { Image } from '../../../components/Image.tsx';
import { createPlainClickHandler } from '../../../components/plain-click.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { PostActionButton } from '../post/PostActionButton.tsx';
import { AudienceBadge } from '../post/AudienceBadge.tsx';
import styles from './PostCard.module.css';

export interface PostCardProps {
  /** With pending toggles applied. */
  post: Post;
  href: string;
  authorHref: string;
  /** The position in the feed, from 1. */
  position?: number;
  /** On the first screen: its image loads first. */
  isEager?: boolean;
  onOpen: (post: Post) => void;
  onAuthor: (post: Post) => void;
  onLike: (post: Post) => void;
}

/** A card in the feed: image, text, author and likes (look, Feed). */
export const PostCard = memo(function PostCard(props: PostCardProps) {
  const { post, href, authorHref, position, isEager, onOpen, onAuthor, onLike } = props;
  const intl = useIntl();
  const { author, text, is_liked: isLiked, like_count: likeCount } = post;
  const cover = getPostCover(post);
  const kind = cover?.kind === 'video' ? 'social.card.video' : 'social.card.picture';
  return (
    <article className={styles.card} tabIndex={-1} aria-posinset={position} aria-setsize={position && -1}>
      <a className={styles.main} href={href} onClick={createPlainClickHandler(() => onOpen(post))}>
        {cover && (
          <span className={styles.cover}>
            <Image
              src={cover.thumbnail_url ?? (cover.kind === 'image' ? cover.url : null)}
              srcSet={getPostImageSrcSet(cover)}
              sizes={POST_CARD_SIZES_ATTRIBUTE}
              alt={text ? '' : intl.formatMessage({ id: kind }, { name: author.nickname })}
              ratio={getPostCardAspectRatio(cover)}
              thumbhash={cover.thumbhash}
              isEager={isEager}
            />
            <MediaTypeIcon post={post} />
          </span>
        )}
        <AudienceBadge post={post} />
        {text && cover && (
          <span className={styles.text} dir="auto">
            {text}
          </span>
        )}
        {text && !cover && (
          <span className={styles.note}>
            <span className={styles.words} dir="auto">
              {text}
            </span>
          </span>
        )}
      </a>
      <footer className={styles.foot}>
        <a className={styles.author} href={authorHref} onClick={createPlainClickHandler(() => onAuthor(post))}>
          <Avatar size="s" id={author.id} name={author.nickname} src={author.avatar_thumbnail} />
          <span className={styles.name}>
            <bdi>{author.nickname}</bdi>
          </span>
        </a>
        <PostActionButton
          size="s"
          action="like"
          isNamed
          count={likeCount}
          isPressed={isLiked}
          onPress={() => onLike(post)}
        />
      </footer>
    </article>
  );
});

/** The corner badge: video duration or image count. */
function MediaTypeIcon({ post: { media } }: { post: Post }) {
  const intl = useIntl();
  const video = media[0]?.kind === 'video' ? media[0] : undefined;
  if (video) {
    return (
      <span className={styles.sign}>
        <Icon name="play" size="inherit" label={intl.formatMessage({ id: 'social.card.is-video' })} />
        {video.duration ? formatDuration(video.duration) : null}
      </span>
    );
  }
  if (media.length < 2) return null;
  return (
    <span className={styles.sign}>
      <Icon name="stack" size="inherit" label={intl.formatMessage({ id: 'social.card.has-more' })} />
      {media.length}
    </span>
  );
}
