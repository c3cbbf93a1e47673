import type { Message } from '@quintet/domain/chat/message';
import type { OutboxItem } from '@quintet/domain/chat/outbox';
import { buildRows } from '@quintet/domain/chat/rows';
import type { RoomWindow } from '@quintet/domain/chat/window';
import { type Subject, typeOf } from '../room/bubble-row.ts';

const isPicture = ({ type }: Pick<Message | OutboxItem, 'type'>): boolean => type === 'image' || type === 'video';

/** The pictures and videos of what is loaded of a room, in its order, with those that wait to be sent at the end. */
export function picturesOf(window: RoomWindow | null, pending: readonly OutboxItem[], me: string): readonly Subject[] {
  if (!window) return [];
  return buildRows({
    messages: [...window.messages, ...window.ahead].filter(isPicture),
    pending: window.hasNewestKept ? pending.filter(isPicture) : [],
    me,
    lastReadSeq: null,
    unreadAfter: null,
    hasOldestHistory: false,
  }).filter(
    (row): row is Subject => (row.kind === 'msg' || row.kind === 'pending') && isPicture({ type: typeOf(row) }),
  );
}
