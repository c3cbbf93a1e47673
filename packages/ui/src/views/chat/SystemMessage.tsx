import type { ReactNode } from 'react';
import styles from './Chip.module.css';

/** What happened in the room, in words: somebody joined, a message was taken back. */
export function SystemMessage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.line}>
      <p className={styles.chip}>{children}</p>
    </div>
  );
}
