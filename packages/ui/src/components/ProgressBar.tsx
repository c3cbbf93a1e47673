import type { CSSProperties } from 'react';
import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** From 0 to 1; left out while it is not known. */
  value?: number;
  /** What is under way; read aloud. */
  label: string;
}

/** How far something has come. */
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
