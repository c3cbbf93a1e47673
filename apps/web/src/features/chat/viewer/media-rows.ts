import type { RoomBubbleRow } from '@quintet/domain/chat/room-row';
import type { Message } from '@quintet/domain/chat/message';
import type { OutboxItem } from '@quintet/domain/chat/outbox';
import { expandAlbumRow } from '@quintet/domain/chat/album-rows';
import { buildRoomRows } from '@quintet/domain/chat/rows';
import type { MessageWindow } from '@quintet/domain/chat/message-window';
import { getRowMessageType } from '../room/bubble-row.ts';

const isMedia = ({ type }: Pick<Message | OutboxItem, 'type'>): boolean => type === 'image' || type === 'video';

/** The loaded images and videos of a room in order, pending ones last. */
export function getRoomMediaBubbleRows(
  window: MessageWindow | null,
  pending: readonly OutboxItem[],
  me: string,
): readonly RoomBubbleRow[] {
  if (!window) return [];
  return buildMediaBubbleRows([...window.messages, ...window.detached], window.hasNewestCached ? pending : [], me);
}

/** Rows of those messages (ascending) and pending items that are images or videos. */
export const buildMediaBubbleRows = (
  messages: readonly Message[],
  pending: readonly OutboxItem[],
  me: string,
): readonly RoomBubbleRow[] =>
  buildRoomRows({
    messages: messages.filter(isMedia),
    pending: pending.filter(isMedia),
    me,
    lastReadSeq: null,
    unreadAfter: null,
    hasOldestHistory: false,
  })
    .flatMap((row) => expandAlbumRow(row))
    .filter(
      (row): row is RoomBubbleRow =>
        (row.kind === 'msg' || row.kind === 'pending') && isMedia({ type: getRowMessageType(row) }),
    );
