import type { ReactNode } from 'react';
import styles from './LiveRegion.module.css';

interface LiveRegionProps {
  /** Of what is said: the same words about something else are said again. */
  id?: string;
  children?: ReactNode;
}

/** Words for who hears the page instead of seeing it. It is there before it has something to say. */
export function LiveRegion({ id, children }: LiveRegionProps) {
  return (
    <div className={styles.unseen} role="status">
      <span key={id}>{children}</span>
    </div>
  );
}
