import {
  POST_CARD_SIZES_ATTRIBUTE,
  getPostCardAspectRatio,
  getPostImageSrcSet,
  type Author,
  type PostMedia,
} from '@quintet/domain/social/media';
import { memo } from 'react';
import { Avatar } from '../../components/Avatar.tsx';
import { Image } from '../../components/Image.tsx';
import { createPlainClickHandler } from '../../components/plain-click.ts';
import styles from './GalleryCard.module.css';

export interface GalleryCardProps {
  id: string;
  title: string;
  author: Author;
  media: PostMedia;
  href: string;
  /** The position in the gallery, from 1. */
  position: number;
  /** On the first screen: its picture loads first. */
  isEager?: boolean;
  onOpen: (id: string) => void;
}

/** A picture of the gallery with its title and author. */
export const GalleryCard = memo(function GalleryCard(props: GalleryCardProps) {
  const { id, title, author, media, href, position, isEager, onOpen } = props;
  return (
    <article className={styles.card} tabIndex={-1} aria-posinset={position} aria-setsize={-1}>
      <a className={styles.link} href={href} onClick={createPlainClickHandler(() => onOpen(id))}>
        <Image
          src={media.thumbnail_url ?? media.url}
          srcSet={getPostImageSrcSet(media)}
          sizes={POST_CARD_SIZES_ATTRIBUTE}
          ratio={getPostCardAspectRatio(media)}
          thumbhash={media.thumbhash}
          isEager={isEager}
        />
        <span className={styles.text}>
          <span className={styles.title} dir="auto">
            {title}
          </span>
          <span className={styles.author}>
            <Avatar size="s" id={author.id} name={author.nickname} src={author.avatar_thumbnail} />
            <bdi className={styles.name}>{author.nickname}</bdi>
          </span>
        </span>
      </a>
    </article>
  );
});
