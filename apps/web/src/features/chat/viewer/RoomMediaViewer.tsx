import { useAtomValue, useSetAtom } from 'jotai/react';
import { type ReactNode, useEffect } from 'react';
import { useLazyDialog } from '../../../shared/loading/use-lazy-component.ts';
import type { ChatClient } from '../chat-client.ts';
import type { RoomTimelineController } from '../room/room-timeline-controller.ts';
import type { MessageActions } from '../room/use-message-actions.ts';
import { closeMediaViewerAtom, openedMediaAtom } from './viewer-state.ts';

const loadMediaViewer = () => import('./OpenMediaViewer.tsx');

interface RoomMediaViewerProps {
  chat: ChatClient;
  room: RoomTimelineController;
  messageActions: MessageActions;
}

/** The media viewer of a room, loaded on first use. */
export function RoomMediaViewer({ chat, room, messageActions }: RoomMediaViewerProps): ReactNode {
  const opened = useAtomValue(openedMediaAtom);
  const close = useSetAtom(closeMediaViewerAtom);
  useEffect(() => close, [close]);
  const isOpen = opened?.groupId === room.groupId;
  const OpenMediaViewer = useLazyDialog(isOpen, loadMediaViewer, close);
  return isOpen && OpenMediaViewer && <OpenMediaViewer {...{ chat, room, messageActions }} id={opened.key} />;
}
