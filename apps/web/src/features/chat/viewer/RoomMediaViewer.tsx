import { useAtomValue, useSetAtom } from 'jotai/react';
import { type ReactNode, useEffect } from 'react';
import { useLazyComponent } from '../../../shared/loading/use-lazy-component.ts';
import type { ChatClient } from '../chat-client.ts';
import type { Room } from '../room/room.ts';
import { closeViewerAtom, openedMediaAtom } from './viewer-state.ts';

const loadMediaViewer = () => import('./OpenMediaViewer.tsx');

/** The media viewer of a room, loaded on first use. */
export function RoomMediaViewer({ chat, room }: { chat: ChatClient; room: Room }): ReactNode {
  const opened = useAtomValue(openedMediaAtom);
  const close = useSetAtom(closeViewerAtom);
  useEffect(() => close, [close]);
  const isOpen = opened?.groupId === room.groupId;
  const OpenMediaViewer = useLazyComponent(isOpen, loadMediaViewer, close);
  return isOpen && OpenMediaViewer && <OpenMediaViewer chat={chat} room={room} id={opened.key} />;
}
