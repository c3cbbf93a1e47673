import { useAtomValue, useSetAtom } from 'jotai/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { ChatClient } from '../chat-client.ts';
import { groupOutboxItemsAtomFamily } from '../sync/atoms.ts';
import type { RoomTimelineController } from '../room/room-timeline-controller.ts';
import type { MessageActionsController } from '../room/use-message-actions-controller.ts';
import { MediaViewerActions } from './MediaViewerActions.tsx';
import { useMemberNameResolver } from '../use-member-name-resolver.ts';
import { closeMediaViewerAtom, openMediaViewerAtom } from './viewer-state.ts';
import { getRoomMediaBubbleRows } from './media-rows.ts';
import { MessageMediaViewer } from './MessageMediaViewer.tsx';

interface RoomMediaViewerProps {
  chat: ChatClient;
  room: RoomTimelineController;
  messageActions: MessageActionsController;
  id: string;
}

/** Items before an end at which the next page loads. */
const LOAD_MARGIN = 2;

/** Browses all images and videos of a room. */
export default function RoomMediaViewer({ chat, room, messageActions, id }: RoomMediaViewerProps): ReactNode {
  const { window } = useAtomValue(room.stateAtom);
  const pending = useAtomValue(groupOutboxItemsAtomFamily(room.groupId));
  const show = useSetAtom(openMediaViewerAtom);
  const close = useSetAtom(closeMediaViewerAtom);
  const rows = useMemo(() => getRoomMediaBubbleRows(window, pending, chat.me), [window, pending, chat.me]);
  const names = useMemberNameResolver(
    room.groupId,
    rows.flatMap((row) => (row.kind === 'msg' ? [row.message.user_id] : [])),
  );

  const index = rows.findIndex(({ key }) => key === id);
  // Repeats with every loaded page, because a page may hold no media.
  const firstNear = index >= 0 && index < LOAD_MARGIN ? window?.range.first : undefined;
  const lastNear = index >= rows.length - LOAD_MARGIN ? window?.range.last : undefined;
  useEffect(() => {
    if (firstNear !== undefined) void room.loadBefore();
  }, [room, firstNear]);
  useEffect(() => {
    if (lastNear !== undefined) void room.loadAfter();
  }, [room, lastNear]);

  return (
    <MessageMediaViewer
      chat={chat}
      rows={rows}
      names={names}
      id={id}
      onShow={(key) => show({ groupId: room.groupId, key })}
      onBroken={(message) => void chat.messageCommands.refresh(message).catch(() => undefined)}
      actions={rows[index] && <MediaViewerActions row={rows[index]} messageActions={messageActions} onClose={close} />}
      onClose={close}
    />
  );
}
