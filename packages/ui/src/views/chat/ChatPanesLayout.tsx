import type { ReactNode } from 'react';
import styles from './ChatPanesLayout.module.css';

interface ChatPanesLayoutProps {
  isRoomOpen: boolean;
  list: ReactNode;
  room: ReactNode;
}

/** The chat list with the room beside it (wide window) or over it (phone). */
export function ChatPanesLayout({ isRoomOpen, list, room }: ChatPanesLayoutProps) {
  return (
    <div className={styles.panes} data-room={isRoomOpen || undefined}>
      <section className={styles.list}>{list}</section>
      <section className={styles.room}>{room}</section>
    </div>
  );
}
