import type { CSSProperties } from 'react';
import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** 0 to 1; omit it while unknown. */
  value?: number;
  /** The accessible name. */
  label: string;
}

/**
 * A progress bar.
 *
 * For work whose progress is known, such as an upload. Not for unknown durations (Spinner).
 */
export function ProgressBar({ value, label }: ProgressBarProps) {
  const progress = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={progress === undefined ? undefined : Math.round(progress * 100)}
    >
      <div
        className={styles.bar}
        data-unknown={progress === undefined || undefined}
        style={{ '--progress': progress } as CSSProperties}
      />
    </div>
  );
}
