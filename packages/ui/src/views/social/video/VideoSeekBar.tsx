import { formatDuration } from '@quintet/domain/format-duration';
import { useEffect, useRef, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import styles from './VideoSeekBar.module.css';

const RANGE_MAX = 1000;

interface VideoSeekBarProps {
  video: RefObject<HTMLVideoElement | null>;
  /** The fraction, 0 to 1. */
  onSeek: (part: number) => void;
}

/** The progress of a video; a touch thickens it and seeks. */
export function VideoSeekBar({ video, onSeek }: VideoSeekBarProps) {
  const intl = useIntl();
  const range = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const [element, input] = [video.current, range.current];
    if (!element || !input) return undefined;
    const show = (): void => {
      const { currentTime, duration } = element;
      const part = duration > 0 ? currentTime / duration : 0;
      input.value = String(Math.round(part * RANGE_MAX));
      input.style.setProperty('--part', String(part));
      input.ariaValueText = `${formatDuration(currentTime)} / ${formatDuration(duration)}`;
    };
    show();
    const stop = new AbortController();
    for (const type of ['timeupdate', 'seeking', 'durationchange', 'emptied'])
      element.addEventListener(type, show, { signal: stop.signal });
    return () => stop.abort();
  }, [video]);

  return (
    <input
      ref={range}
      className={styles.progress}
      type="range"
      min={0}
      max={RANGE_MAX}
      step={10}
      defaultValue={0}
      aria-label={intl.formatMessage({ id: 'social.video.position' })}
      onChange={({ currentTarget }) => onSeek(currentTarget.valueAsNumber / RANGE_MAX)}
    />
  );
}
