import type { Author, Post } from '@quintet/domain/social/media';
import { getRelationship } from '@quintet/domain/social/audience';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Avatar } from '../../../components/Avatar.tsx';
import { createPlainClickHandler } from '../../../components/plain-click.ts';
import { PostActionButton } from '../post/PostActionButton.tsx';
import styles from './VideoInfo.module.css';

interface VideoInfoProps {
  /** With pending toggles applied. */
  post: Post;
  authorHref: string;
  onAuthor: () => void;
  onFollow: (author: Author, isFollowing: boolean) => void;
  onLike: () => void;
  onComments: () => void;
  onCollect: () => void;
  onShare: () => void;
}

const ON_VIDEO = { direction: 'column', isOverlay: true } as const;

/** The overlay of a video: author, text, and a column of actions (look, Video). */
export function VideoInfo(props: VideoInfoProps) {
  const { post, authorHref, onAuthor, onFollow, onLike, onComments, onCollect, onShare } = props;
  const intl = useIntl();
  // Another post may be shown by the same component.
  const [whole, setWhole] = useState<string | null>(null);
  const { id, author, text, tags } = post;
  const isWhole = whole === id;
  const isStranger = !author.is_followed && getRelationship(author) !== 'self';
  return (
    <>
      <div className={styles.words}>
        <p className={styles.who}>
          <a className={styles.author} href={authorHref} onClick={createPlainClickHandler(onAuthor)}>
            <Avatar key={author.id} size="s" id={author.id} name={author.nickname} src={author.avatar_thumbnail} />
            <span className={styles.name}>
              <bdi>{author.nickname}</bdi>
            </span>
          </a>
          {isStranger && (
            <button className={styles.follow} type="button" onClick={() => onFollow(author, true)}>
              {intl.formatMessage({ id: 'social.follow.follow' })}
            </button>
          )}
        </p>
        {text && (
          <button
            className={styles.text}
            dir="auto"
            type="button"
            aria-expanded={isWhole}
            onClick={() => setWhole(isWhole ? null : id)}
          >
            {text}
          </button>
        )}
        {tags.length > 0 && <p className={styles.tags}>{tags.map((tag) => `#${tag}`).join(' ')}</p>}
      </div>
      <div className={styles.actions}>
        <PostActionButton
          {...ON_VIDEO}
          action="like"
          count={post.like_count}
          isPressed={post.is_liked}
          onPress={onLike}
        />
        <PostActionButton {...ON_VIDEO} action="comment" count={post.comment_count} onPress={onComments} />
        <PostActionButton
          {...ON_VIDEO}
          action="collect"
          count={post.collect_count}
          isPressed={post.is_collected}
          onPress={onCollect}
        />
        <PostActionButton {...ON_VIDEO} action="share" onPress={onShare} />
      </div>
    </>
  );
}
