import type { Expiry } from '@quintet/domain/chat/files';
import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { Picture } from '../../../components/Image.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import { clock } from './format-duration.ts';
import { ExpiryNote } from './ExpiryNote.tsx';
import styles from './ImageContent.module.css';
import { type Transfer, TransferRing } from './TransferRing.tsx';

export interface PictureContentProps {
  kind: 'image' | 'video';
  /** What is shown: a small form of the picture, or the video's poster. */
  src: string | null;
  /** The same from this device, until the server's has come. */
  localSrc?: string | undefined;
  /** Pixels; a square where they are not known. */
  width: number | null;
  height: number | null;
  thumbhash?: string | null | undefined;
  /** Seconds, of a video. */
  duration?: number | null | undefined;
  expiry: Expiry;
  transfer?: Transfer | undefined;
  onOpen: () => void;
  /** The picture could not be loaded: its address may have run out. */
  onBroken?: (() => void) | undefined;
}

/** Narrower and wider pictures are cut, so that a strip neither fills the room nor vanishes. */
const NARROWEST = 0.56;
const WIDEST = 2;

function boxOf(width: number | null, height: number | null): { ratio: number; pixels: number } {
  if (!width || !height) return { ratio: 1, pixels: 320 };
  return { ratio: Math.min(WIDEST, Math.max(NARROWEST, width / height)), pixels: width };
}

/** A picture or a video in its bubble, from edge to edge: box kept free, seen at once, opened by a press. */
export function PictureContent(props: PictureContentProps) {
  const { kind, src, localSrc, width, height, thumbhash, duration, expiry, transfer, onOpen, onBroken } = props;
  const intl = useIntl();
  const { ratio, pixels } = boxOf(width, height);
  const isGone = expiry.is === 'expired' && !transfer;
  const style = { '--ratio': ratio, '--pixels': `${pixels}px` } as CSSProperties;
  return (
    <div className={styles.box} style={style} onErrorCapture={onBroken}>
      {localSrc && !isGone ? (
        <Preview kind={kind} src={localSrc} />
      ) : (
        // One that was shown had no use for its likeness; once it is gone, it has.
        <Picture key={isGone ? 'gone' : 'there'} src={isGone ? null : src} thumbhash={thumbhash} isBlurAwaited />
      )}
      {isGone ? (
        <p className={styles.gone}>
          <Icon name={kind} />
          {intl.formatMessage({ id: GONE[kind] })}
        </p>
      ) : (
        <button
          className={styles.open}
          type="button"
          tabIndex={-1}
          aria-label={intl.formatMessage({ id: OPEN[kind] })}
          onClick={onOpen}
        />
      )}
      <div className={styles.middle}>
        {transfer && <TransferRing transfer={transfer} />}
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

const OPEN = { image: 'chat.media.open-image', video: 'chat.media.open-video' } as const;
const GONE = { image: 'chat.media.image-expired', video: 'chat.media.video-expired' } as const;

/** What lies on this device already. A moment after its beginning a video has something to show. */
function Preview({ kind, src }: { kind: 'image' | 'video'; src: string }) {
  return kind === 'image' ? (
    <img className={styles.preview} src={src} alt="" draggable={false} />
  ) : (
    <video className={styles.preview} src={`${src}#t=0.1`} muted playsInline preload="metadata" />
  );
}

function Notes({ duration, expiry }: Pick<PictureContentProps, 'duration' | 'expiry'>) {
  const isShown = (duration ?? null) !== null || expiry.is === 'soon';
  if (!isShown) return null;
  return (
    <p className={styles.note}>
      {typeof duration === 'number' && <span>{clock(duration)}</span>}
      <ExpiryNote expiry={expiry} />
    </p>
  );
}
