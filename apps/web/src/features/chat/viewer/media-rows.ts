import type { Message } from '@quintet/domain/chat/message';
import type { OutboxItem } from '@quintet/domain/chat/outbox';
import { buildRoomRows, expandAlbumRow } from '@quintet/domain/chat/rows';
import type { MessageWindow } from '@quintet/domain/chat/message-window';
import { type BubbleRow, getRowMessageType } from '../room/bubble-row.ts';

const isMedia = ({ type }: Pick<Message | OutboxItem, 'type'>): boolean => type === 'image' || type === 'video';

/** The loaded images and videos of a room in order, pending ones last. */
export function getRoomMediaBubbleRows(
  window: MessageWindow | null,
  pending: readonly OutboxItem[],
  me: string,
): readonly BubbleRow[] {
  if (!window) return [];
  return buildMediaBubbleRows([...window.messages, ...window.detached], window.hasNewestCached ? pending : [], me);
}

/** Rows of those messages (ascending) and pending items that are images or videos. */
export const buildMediaBubbleRows = (
  messages: readonly Message[],
  pending: readonly OutboxItem[],
  me: string,
): readonly BubbleRow[] =>
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
      (row): row is BubbleRow =>
        (row.kind === 'msg' || row.kind === 'pending') && isMedia({ type: getRowMessageType(row) }),
    );
