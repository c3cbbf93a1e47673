import { type CSSProperties, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { Image } from '../../components/Image.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { MAX_IMAGE_UPSCALE, type MediaViewerSize } from './zoom.ts';
import styles from './MediaViewer.module.css';

/** An image or video of the viewer. */
export interface MediaViewerItemData {
  readonly id: string;
  readonly kind: 'image' | 'video';
  /** The full URL; null once it has expired. */
  readonly src: string | null;
  /** The text shown when the media has expired. */
  readonly expiredText?: string;
  /** The thumbnail or poster, shown while loading. */
  readonly poster: string | null;
  /** Base64: the blurred preview of an image. */
  readonly thumbhash?: string | null | undefined;
  /** Pixels. */
  readonly width: number | null;
  readonly height: number | null;
  /** The sender's name. */
  readonly name: string;
  /** Further details as text. */
  readonly details: string;
  /** The accessible name. */
  readonly label: string;
  readonly isDownloadable: boolean;
}

interface MediaViewerSlideProps {
  item: MediaViewerItemData;
  /** Beside the shown item. */
  slot: -1 | 0 | 1;
  onBroken: ((id: string) => void) | undefined;
}

/** Unknown sizes fill the screen. */
const UNKNOWN_SIZE: MediaViewerSize = { width: 4000, height: 3000 };

/** In pixels. */
export const getMediaItemSize = ({ width, height }: Pick<MediaViewerItemData, 'width' | 'height'>): MediaViewerSize =>
  width && height ? { width, height } : UNKNOWN_SIZE;

/** An image or video as large as the screen, or its error. */
export function MediaViewerSlide({ item, slot, onBroken }: MediaViewerSlideProps) {
  const intl = useIntl();
  const { id, kind, src, poster, label } = item;
  const isCurrent = slot === 0;
  const { width, height } = getMediaItemSize(item);
  const [failed, setFailed] = useState<string | null>(null);
  // A new URL may load.
  const hasFailed = src !== null && failed === src;
  const video = useRef<HTMLVideoElement>(null);
  // A neighbour has loaded already but must not play; leaving an item pauses it.
  useEffect(() => {
    if (isCurrent) void video.current?.play().catch(() => undefined);
    else video.current?.pause();
  }, [isCurrent]);

  function fail({ target }: SyntheticEvent): void {
    if (target instanceof Element && target.getAttribute('src') === src) setFailed(src);
    onBroken?.(id);
  }
  const size = { '--ratio': width / height, '--most': kind === 'image' ? `${width * MAX_IMAGE_UPSCALE}px` : '100cqi' };
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
          {item.expiredText}
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
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- uploaded videos have no captions
            <video
              ref={video}
              className={styles.film}
              src={hasFailed ? undefined : src}
              poster={poster ?? undefined}
              aria-label={label}
              controls={isCurrent && !hasFailed}
              // Neighbours load only metadata.
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
