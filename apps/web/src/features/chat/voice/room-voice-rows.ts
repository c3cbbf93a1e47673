import type { RoomMessageRow } from '@quintet/domain/chat/room-row';
import { buildRoomRows } from '@quintet/domain/chat/rows';
import type { MessageWindow } from '@quintet/domain/chat/message-window';

/** The loaded voice messages of a room in order. */
export function getRoomVoiceRows(window: MessageWindow | null, me: string): readonly RoomMessageRow[] {
  if (!window) return [];
  const messages = [...window.messages, ...window.detached].filter(({ type }) => type === 'audio');
  return buildRoomRows({
    messages,
    pending: [],
    me,
    lastReadSeq: null,
    unreadAfter: null,
    hasOldestHistory: false,
  }).filter((row) => row.kind === 'msg');
}
