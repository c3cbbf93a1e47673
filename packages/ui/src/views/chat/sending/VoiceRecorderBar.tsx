import { formatDuration } from '@quintet/domain/format-duration';
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../components/IconButton.tsx';
import { Spinner } from '../../../components/Spinner.tsx';
import styles from './VoiceRecorderBar.module.css';

interface RecorderBarProps {
  /** The start in milliseconds; null while waiting for permission. */
  since: number | null;
  isLocked: boolean;
  /** The recording is being encoded. */
  isSaving?: boolean;
  /** The slide towards cancelling, 0 to 1. */
  slide: number;
  /** The current level, 0 to 1. */
  level: () => number;
  onCancel: () => void;
}

const LEVEL_COUNT = 28;
/** Milliseconds between two bars. */
const SAMPLE_MS = 90;

/** Replaces the field while recording: duration, level and cancel. */
export function VoiceRecorderBar({ since, isLocked, isSaving, slide, level, onCancel }: RecorderBarProps) {
  const intl = useIntl();
  const meter = useRef<HTMLDivElement>(null);
  const [seconds, setSeconds] = useState(0);
  const isRunning = since !== null && !isSaving;

  const beat = useEffectEvent(() => {
    setSeconds(since === null ? 0 : Math.floor((Date.now() - since) / 1000));
    const oldest = meter.current?.firstElementChild;
    if (!(oldest instanceof HTMLElement)) return;
    // Recycles the oldest bar as the newest.
    oldest.style.setProperty('--level', String(level()));
    meter.current?.append(oldest);
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => beat(), SAMPLE_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  return (
    <div className={styles.bar} style={{ '--slide': slide } as CSSProperties}>
      {isLocked && (
        <IconButton icon="trash" label={intl.formatMessage({ id: 'chat.voice.cancel' })} onClick={onCancel} />
      )}
      <p className={styles.time} role="timer" aria-label={intl.formatMessage({ id: 'chat.voice.recording' })}>
        {isRunning ? <span className={styles.light} /> : <Spinner size="inherit" isDecorative />}
        {formatDuration(seconds)}
      </p>
      <div ref={meter} className={styles.meter} aria-hidden>
        {Array.from({ length: LEVEL_COUNT }, (_, index) => (
          <span key={index} className={styles.level} />
        ))}
      </div>
      {!isLocked && isRunning && <p className={styles.hint}>{intl.formatMessage({ id: 'chat.voice.slide' })}</p>}
    </div>
  );
}
