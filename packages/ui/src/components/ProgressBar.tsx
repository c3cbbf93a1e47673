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
 * For work whose share is known, such as an upload. Not for unknown durations (Spinner).
 */
export function ProgressBar({ value, label }: ProgressBarProps) {
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
    >
      <div
        className={styles.bar}
        data-unknown={share === undefined || undefined}
        style={{ '--share': share } as CSSProperties}
      />
    </div>
  );
}
