import { useAtomValue, useSetAtom } from 'jotai/react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { Chat } from '../chat-client.ts';
import type { Room } from '../room/room.ts';
import { closeViewerAtom, openedAtom } from './viewer-state.ts';

const OpenViewer = lazy(() => import('./OpenMediaViewer.tsx'));

/** The viewer of a room's pictures and videos, once one is opened. */
export function RoomViewer({ chat, room }: { chat: Chat; room: Room }): ReactNode {
  const opened = useAtomValue(openedAtom);
  const close = useSetAtom(closeViewerAtom);
  useEffect(() => close, [close]);
  if (opened?.groupId !== room.groupId) return null;
  return (
    <Suspense>
      <OpenViewer chat={chat} room={room} id={opened.key} />
    </Suspense>
  );
}
