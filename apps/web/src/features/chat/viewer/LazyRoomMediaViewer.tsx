import { useAtomValue, useSetAtom } from 'jotai/react';
import { type ReactNode, useEffect } from 'react';
import { useLazyDialog } from '../../../shared/loading/use-lazy-component.ts';
import type { ChatClient } from '../chat-client.ts';
import type { RoomTimelineController } from '../room/room-timeline-controller.ts';
import type { MessageActionsController } from '../room/use-message-actions-controller.ts';
import { closeMediaViewerAtom, openedMediaAtom } from './viewer-state.ts';

const loadMediaViewer = () => import('./RoomMediaViewer.tsx');

interface LazyRoomMediaViewerProps {
  chat: ChatClient;
  room: RoomTimelineController;
  messageActions: MessageActionsController;
}

/** The media viewer of a room, loaded on first use. */
export function LazyRoomMediaViewer({ chat, room, messageActions }: LazyRoomMediaViewerProps): ReactNode {
  const opened = useAtomValue(openedMediaAtom);
  const close = useSetAtom(closeMediaViewerAtom);
  useEffect(() => close, [close]);
  const isOpen = opened?.groupId === room.groupId;
  const RoomMediaViewer = useLazyDialog(isOpen, loadMediaViewer, close);
  return isOpen && RoomMediaViewer && <RoomMediaViewer {...{ chat, room, messageActions }} id={opened.key} />;
}
