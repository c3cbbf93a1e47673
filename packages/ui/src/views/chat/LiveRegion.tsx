import type { ReactNode } from 'react';
import styles from './LiveRegion.module.css';

interface LiveRegionProps {
  /** A new id repeats an announcement with the same text. */
  id?: string;
  children?: ReactNode;
}

/** A live region for screen readers; mounted before its first text. */
export function LiveRegion({ id, children }: LiveRegionProps) {
  return (
    <div className={styles.unseen} role="status">
      <span key={id}>{children}</span>
    </div>
  );
}
