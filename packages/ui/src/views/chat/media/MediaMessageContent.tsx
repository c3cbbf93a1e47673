import { formatDuration } from '@quintet/domain/format-duration';
import type { MediaExpiryStatus } from '@quintet/domain/chat/files';
import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { Image } from '../../../components/Image.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import { MediaExpiryNote } from './MediaExpiryNote.tsx';
import styles from './MediaMessageContent.module.css';
import { type UploadTransferState, UploadTransferRing } from './UploadTransferRing.tsx';

export interface MediaMessageContentProps {
  kind: 'image' | 'video';
  /** The thumbnail or the video's poster. */
  src: string | null;
  /** The local file until the server's has loaded. */
  localSrc?: string | undefined;
  /** Pixels; a square when unknown. */
  width: number | null;
  height: number | null;
  thumbhash?: string | null | undefined;
  /** Seconds, of a video. */
  duration?: number | null | undefined;
  expiry: MediaExpiryStatus;
  transfer?: UploadTransferState | undefined;
  onOpen: () => void;
  /** The image failed to load: its URL may have expired. */
  onBroken?: (() => void) | undefined;
}

/** Narrower or wider images are cropped to this range. */
const MIN_WIDTH_PX = 0.56;
const MAX_SIDE_PX = 2;

function fitBox(width: number | null, height: number | null): { ratio: number; pixels: number } {
  if (!width || !height) return { ratio: 1, pixels: 320 };
  return { ratio: Math.min(MAX_SIDE_PX, Math.max(MIN_WIDTH_PX, width / height)), pixels: width };
}

/** An image or video in its bubble with a reserved box; a press opens it. */
export function MediaMessageContent(props: MediaMessageContentProps) {
  const { kind, src, localSrc, width, height, thumbhash, duration, expiry, transfer, onOpen, onBroken } = props;
  const intl = useIntl();
  const { ratio, pixels } = fitBox(width, height);
  const isGone = expiry.is === 'expired' && !transfer;
  const style = { '--ratio': ratio, '--pixels': `${pixels}px` } as CSSProperties;
  return (
    <div className={styles.box} style={style} onErrorCapture={onBroken}>
      {localSrc && !isGone ? (
        <Preview kind={kind} src={localSrc} />
      ) : (
        // A local image needs no preview until it is gone.
        <Image key={isGone ? 'gone' : 'there'} src={isGone ? null : src} thumbhash={thumbhash} awaitsThumbhash />
      )}
      {isGone ? (
        <p className={styles.gone}>
          <Icon name={kind} />
          {intl.formatMessage({ id: EXPIRED_LABELS[kind] })}
        </p>
      ) : (
        <button
          className={styles.open}
          type="button"
          tabIndex={-1}
          aria-label={intl.formatMessage({ id: OPEN_LABELS[kind] })}
          onClick={onOpen}
        />
      )}
      <div className={styles.middle}>
        {transfer && <UploadTransferRing transfer={transfer} />}
        {!transfer && !isGone && kind === 'video' && (
          <span className={styles.play}>
            <Icon name="play" />
          </span>
        )}
      </div>
      {!isGone && <Notes duration={duration} expiry={expiry} />}
    </div>
  );
}

const OPEN_LABELS = { image: 'chat.media.open-image', video: 'chat.media.open-video' } as const;
const EXPIRED_LABELS = { image: 'chat.media.image-expired', video: 'chat.media.video-expired' } as const;

/** A local file; seeking a video shows its first frame. */
function Preview({ kind, src }: { kind: 'image' | 'video'; src: string }) {
  return kind === 'image' ? (
    <img className={styles.preview} src={src} alt="" draggable={false} />
  ) : (
    <video className={styles.preview} src={`${src}#t=0.1`} muted playsInline preload="metadata" />
  );
}

function Notes({ duration, expiry }: Pick<MediaMessageContentProps, 'duration' | 'expiry'>) {
  const isShown = (duration ?? null) !== null || expiry.is === 'soon';
  if (!isShown) return null;
  return (
    <p className={styles.note}>
      {typeof duration === 'number' && <span>{formatDuration(duration)}</span>}
      <MediaExpiryNote expiry={expiry} />
    </p>
  );
}
