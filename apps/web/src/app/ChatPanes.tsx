import { Suspense, type ReactNode } from 'react';
import { Outlet, useMatch } from 'react-router';
import PickRoomPage from '../features/chat/room/PickRoomPage.tsx';
import { paths } from '../shared/paths.ts';
import styles from './ChatPanes.module.css';
import { Page } from './Page.tsx';
import { screens } from './screens.ts';

/**
 * The chat list and, beside it on a wide window or over it on a phone, the room. The list stays mounted while rooms come and go, so it is
 * never lost (design §4).
 */
export default function ChatPanes(): ReactNode {
  const isRoomOpen = useMatch(paths.room.pattern) !== null;
  return (
    <div className={styles.panes} data-room={isRoomOpen || undefined}>
      <section className={styles.list}>
        <Suspense>
          <Page screen={screens.chatList} />
        </Suspense>
      </section>
      <section className={styles.room}>
        {/* No room comes with the list: the way back to it needs no connection. */}
        <Suspense>{isRoomOpen ? <Outlet /> : <PickRoomPage />}</Suspense>
      </section>
    </div>
  );
}
