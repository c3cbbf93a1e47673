import { type CSSProperties, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { Image } from '../../components/Image.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { MAX_UPSCALE, type Size } from './zoom.ts';
import styles from './MediaViewer.module.css';

/** One of the pictures and videos that are leafed through. */
export interface MediaViewerItem {
  readonly id: string;
  readonly kind: 'image' | 'video';
  /** The whole; null once it is gone. */
  readonly src: string | null;
  /** What is said in its place then. */
  readonly gone?: string;
  /** A small form of a picture, or a picture of a video, seen before it has come. */
  readonly poster: string | null;
  /** Base64: what is seen of a picture before that has come. */
  readonly thumbhash?: string | null | undefined;
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

interface MediaViewerSlideProps {
  item: MediaViewerItem;
  /** Beside the one that is looked at. */
  slot: -1 | 0 | 1;
  onBroken: ((id: string) => void) | undefined;
}

/** Where nobody says, it fills the screen. */
const UNKNOWN_SIZE: Size = { width: 4000, height: 3000 };

/** In pixels. */
export const getSize = ({ width, height }: Pick<MediaViewerItem, 'width' | 'height'>): Size =>
  width && height ? { width, height } : UNKNOWN_SIZE;

/** A picture or a video as large as the screen, or what is said of one that is gone or did not come. */
export function MediaViewerSlide({ item, slot, onBroken }: MediaViewerSlideProps) {
  const intl = useIntl();
  const { id, kind, src, poster, label } = item;
  const isCurrent = slot === 0;
  const { width, height } = getSize(item);
  const [failed, setFailed] = useState<string | null>(null);
  // Under another address it may come.
  const hasFailed = src !== null && failed === src;
  const video = useRef<HTMLVideoElement>(null);
  // What was beside has loaded already, and does not begin by itself; what is left must not be heard any more.
  useEffect(() => {
    if (isCurrent) void video.current?.play().catch(() => undefined);
    else video.current?.pause();
  }, [isCurrent]);

  function fail({ target }: SyntheticEvent): void {
    if (target instanceof Element && target.getAttribute('src') === src) setFailed(src);
    onBroken?.(id);
  }
  const size = { '--ratio': width / height, '--most': kind === 'image' ? `${width * MAX_UPSCALE}px` : '100cqi' };
  return (
    <div
      className={styles.slide}
      style={{ '--place': slot, ...size } as CSSProperties}
      data-current={isCurrent || undefined}
      aria-hidden={!isCurrent}
      inert={!isCurrent}
      onErrorCapture={fail}
    >
      {src === null ? (
        <p className={styles.gone}>
          <Icon name={kind} size="l" />
          {item.gone}
        </p>
      ) : (
        <div className={styles.held} data-failed={hasFailed || undefined}>
          {kind === 'image' ? (
            <Image
              src={hasFailed ? null : src}
              alt={label}
              preview={poster ? { src: poster, sizes: '100vw' } : undefined}
              thumbhash={item.thumbhash}
              fit="contain"
              awaitsThumbhash
              isEager
            />
          ) : (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- people's own videos have none
            <video
              ref={video}
              className={styles.film}
              src={hasFailed ? undefined : src}
              poster={poster ?? undefined}
              aria-label={label}
              controls={isCurrent && !hasFailed}
              // What is beside is not played, and fetched only so far that it could.
              preload={isCurrent ? 'auto' : 'metadata'}
              autoPlay={isCurrent}
              playsInline
            />
          )}
        </div>
      )}
      {hasFailed && (
        <div className={styles.gone} role="alert">
          <Icon name={kind} size="l" />
          {intl.formatMessage({ id: 'kit.error.title' })}
          <Button variant="secondary" icon="retry" onClick={() => setFailed(null)}>
            {intl.formatMessage({ id: 'kit.error.retry' })}
          </Button>
        </div>
      )}
    </div>
  );
}
