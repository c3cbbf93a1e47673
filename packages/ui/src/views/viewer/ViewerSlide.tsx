import { type CSSProperties, useEffect, useRef } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import styles from './Viewer.module.css';

/** One of the pictures and videos that are leafed through. */
export interface ViewerItem {
  readonly id: string;
  readonly kind: 'image' | 'video';
  /** The whole; null once it is gone. */
  readonly src: string | null;
  /** What is said in its place then. */
  readonly gone?: string;
  /** A small form of a picture, or a picture of a video, seen before it has come. */
  readonly poster: string | null;
  /** Pixels. */
  readonly width: number | null;
  readonly height: number | null;
  /** Whose it is. */
  readonly name: string;
  /** What else is to know of it, in words. */
  readonly facts: string;
  /** What it is, read aloud. */
  readonly label: string;
  readonly isDownloadable: boolean;
}

interface ViewerSlideProps {
  item: ViewerItem;
  /** Beside the one that is looked at. */
  place: -1 | 0 | 1;
  onBroken: (id: string) => void;
}

/** A picture or a video as large as the screen, or what is said of one that is gone. */
export function ViewerSlide({ item, place, onBroken }: ViewerSlideProps) {
  const { kind, src, poster, width, height } = item;
  const isCurrent = place === 0;
  const ratio = width && height ? width / height : 4 / 3;
  const video = useRef<HTMLVideoElement>(null);
  // What was beside has loaded already, and does not begin by itself; what is left must not be heard any more.
  useEffect(() => {
    if (isCurrent) void video.current?.play().catch(() => undefined);
    else video.current?.pause();
  }, [isCurrent]);
  return (
    <div
      className={styles.slide}
      style={{ '--place': place, '--ratio': ratio } as CSSProperties}
      data-current={isCurrent || undefined}
      aria-hidden={!isCurrent}
      inert={!isCurrent}
      onErrorCapture={() => onBroken(item.id)}
    >
      {src === null ? (
        <p className={styles.gone}>
          <Icon name={kind} size="l" />
          {item.gone}
        </p>
      ) : (
        <div className={styles.held}>
          {poster && kind === 'image' && <img className={styles.thumb} src={poster} alt="" draggable={false} />}
          {kind === 'image' ? (
            <img className={styles.whole} src={src} alt={item.label} draggable={false} />
          ) : (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- people's own videos have none
            <video
              ref={video}
              className={styles.whole}
              src={src}
              poster={poster ?? undefined}
              aria-label={item.label}
              controls={isCurrent}
              // What is beside is not played, and fetched only so far that it could.
              preload={isCurrent ? 'auto' : 'metadata'}
              autoPlay={isCurrent}
              playsInline
            />
          )}
        </div>
      )}
    </div>
  );
}
