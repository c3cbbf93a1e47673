import { pageRatio, type PostMedia } from '@quintet/domain/social/media';
import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import styles from './PostVideo.module.css';

/** A post's video in the box that was kept for it, with the browser's own controls. */
export function PostVideo({ video, name }: { video: PostMedia; name: string }) {
  const intl = useIntl();
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- what people upload has none
    <video
      className={styles.video}
      style={{ '--ratio': pageRatio([video]) } as CSSProperties}
      src={video.url}
      poster={video.thumbnail_url ?? undefined}
      width={video.width}
      height={video.height}
      controls
      playsInline
      preload="metadata"
      aria-label={intl.formatMessage({ id: 'social.card.video' }, { name })}
    />
  );
}
