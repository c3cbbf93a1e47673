import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './OfflineBar.module.css';

interface OfflineBarProps {
  isOffline: boolean;
  /** The text; part of the shell's translations, because it must work offline. */
  children: ReactNode;
}

/**
 * The offline bar at the top of the app; animates its height.
 *
 * For the lost connection of the app. Not for one failed request (ErrorState, Toast).
 */
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
