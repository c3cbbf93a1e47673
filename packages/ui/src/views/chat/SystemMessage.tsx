import type { ReactNode } from 'react';
import styles from './Chip.module.css';

/** A system message as text, e.g. a member joined. */
export function SystemMessage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.line}>
      <p className={styles.chip}>{children}</p>
    </div>
  );
}
