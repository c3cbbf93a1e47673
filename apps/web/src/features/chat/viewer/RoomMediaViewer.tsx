import { useAtomValue, useSetAtom } from 'jotai/react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import type { ChatClient } from '../chat-client.ts';
import type { Room } from '../room/room.ts';
import { closeViewerAtom, openedMediaAtom } from './viewer-state.ts';

const OpenMediaViewer = lazy(() => import('./OpenMediaViewer.tsx'));

/** The media viewer of a room, loaded on first use. */
export function RoomMediaViewer({ chat, room }: { chat: ChatClient; room: Room }): ReactNode {
  const opened = useAtomValue(openedMediaAtom);
  const close = useSetAtom(closeViewerAtom);
  useEffect(() => close, [close]);
  if (opened?.groupId !== room.groupId) return null;
  return (
    <Suspense>
      <OpenMediaViewer chat={chat} room={room} id={opened.key} />
    </Suspense>
  );
}
