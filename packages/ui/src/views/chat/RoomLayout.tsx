import type { ReactNode, Ref } from 'react';
import styles from './RoomLayout.module.css';

interface RoomLayoutProps {
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A room from top to bottom: title bar, pinned messages, messages and foot. */
export function RoomLayout({ ref, children }: RoomLayoutProps) {
  return (
    <div ref={ref} className={styles.room} data-room-page>
      {children}
    </div>
  );
}

/** Takes the place of the messages of a room that has none or cannot be shown. */
export function RoomPlaceholderArea({ children }: { children: ReactNode }) {
  return <div className={styles.empty}>{children}</div>;
}

/** The composer, or the actions for selected messages. */
export function RoomFooter({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
