import { formatDuration } from '@quintet/domain/format-duration';
import type { MediaExpiryStatus } from '@quintet/domain/chat/files';
import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../../icons/Icon.tsx';
import { MediaExpiryNote } from './MediaExpiryNote.tsx';
import { type UploadTransferState, UploadTransferRing } from './UploadTransferRing.tsx';
import styles from './VoiceMessageContent.module.css';

export interface VoiceMessageContentProps {
  /** Seconds. */
  duration: number;
  /** Levels from 0 to 1; empty until known. */
  levels: readonly number[];
  /** Seconds played; null while another message plays. */
  at: number | null;
  isPlaying: boolean;
  /** Shows a dot on a received message that was never played. */
  isUnheard?: boolean;
  speed: number;
  expiry: MediaExpiryStatus;
  transfer?: UploadTransferState | undefined;
  onToggle: () => void;
  onSeek: (seconds: number) => void;
  onSpeed: () => void;
}

/** The number of bars that fit. */
const BARS = 36;
const SILENT_BARS: readonly number[] = Array.from({ length: BARS }, () => 0.12);

/** A voice message: play button, seekable waveform, duration and speed. */
export function VoiceMessageContent(props: VoiceMessageContentProps) {
  const { duration, levels, at, isPlaying, isUnheard, speed, expiry, transfer, onToggle, onSeek, onSpeed } = props;
  const intl = useIntl();
  const isGone = expiry.is === 'expired' && !transfer;
  const bars = levels.length > 0 ? levels : SILENT_BARS;
  const heard = at === null || duration === 0 ? 0 : at / duration;
  const label = intl.formatMessage({ id: isPlaying ? 'chat.media.pause' : 'chat.media.play' });
  return (
    <div
      className={styles.voice}
      role="group"
      aria-label={intl.formatMessage({ id: 'chat.media.voice' }, { length: formatDuration(duration) })}
      style={{ '--length': Math.min(8, duration / 8) } as CSSProperties}
      data-begun={at !== null && !isGone ? '' : undefined}
    >
      {transfer ? (
        <span className={styles.ring}>
          <UploadTransferRing transfer={transfer} />
        </span>
      ) : (
        <button
          className={styles.play}
          type="button"
          tabIndex={-1}
          aria-label={label}
          disabled={isGone}
          onClick={onToggle}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
      )}
      <div className={styles.middle}>
        <div className={styles.wave}>
          {bars.map((level, index) => (
            <span
              key={index}
              className={styles.bar}
              style={{ '--level': level } as CSSProperties}
              data-heard={heard > 0 && (index + 0.5) / bars.length <= heard ? '' : undefined}
            />
          ))}
          <input
            className={styles.slider}
            type="range"
            tabIndex={-1}
            min={0}
            max={Math.max(duration, 0.1)}
            step={0.1}
            value={at ?? 0}
            disabled={isGone || Boolean(transfer)}
            aria-label={intl.formatMessage({ id: 'chat.media.position' })}
            aria-valuetext={formatDuration(at ?? 0)}
            onChange={(event) => onSeek(Number(event.target.value))}
          />
        </div>
        <p className={styles.facts}>
          {isGone ? intl.formatMessage({ id: 'chat.media.voice-expired' }) : formatDuration(at ?? duration)}
          {isUnheard && !isGone && (
            <span className={styles.dot} role="img" aria-label={intl.formatMessage({ id: 'chat.media.unheard' })} />
          )}
          {!isGone && <MediaExpiryNote expiry={expiry} />}
        </p>
      </div>
      {at !== null && !isGone && (
        <button
          className={styles.speed}
          type="button"
          tabIndex={-1}
          aria-label={intl.formatMessage({ id: 'chat.media.speed' }, { speed })}
          onClick={onSpeed}
        >
          {intl.formatNumber(speed)}×
        </button>
      )}
    </div>
  );
}
