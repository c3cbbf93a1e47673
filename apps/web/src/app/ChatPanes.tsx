import { ChatPanesLayout } from '@quintet/ui/views/chat/ChatPanesLayout';
import { Suspense, type ReactNode } from 'react';
import { Outlet, useMatch } from 'react-router';
import RoomPlaceholderPage from '../features/chat/room/RoomPlaceholderPage.tsx';
import { paths } from '../shared/navigation/paths.ts';
import { LoadedScreen } from './LoadedScreen.tsx';

/**
 * The chat list with the room beside it (wide window) or over it (phone). The list stays mounted while rooms change, so its state is kept
 * (design §4).
 */
export default function ChatPanes(): ReactNode {
  const isRoomOpen = useMatch(paths.room.pattern) !== null;
  return (
    <ChatPanesLayout
      isRoomOpen={isRoomOpen}
      list={
        <Suspense>
          <LoadedScreen screen="chatList" />
        </Suspense>
      }
      // RoomPlaceholderPage loads with the list, so that going back works offline.
      room={<Suspense>{isRoomOpen ? <Outlet /> : <RoomPlaceholderPage />}</Suspense>}
    />
  );
}
