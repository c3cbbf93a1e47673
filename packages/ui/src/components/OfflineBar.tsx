import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './OfflineBar.module.css';

interface OfflineBarProps {
  isOffline: boolean;
  /** What it says; the shell's words, because they must be known offline. */
  children: ReactNode;
}

/** Says that there is no connection, at the top of the app; makes room softly and gives it back. */
export function OfflineBar({ isOffline, children }: OfflineBarProps) {
  return (
    <div className={styles.bar} data-open={isOffline || undefined} role="status">
      <div className={styles.clip}>
        {isOffline && (
          <p className={styles.text}>
            <Icon name="warning" size="s" />
            {children}
          </p>
        )}
      </div>
    </div>
  );
}
