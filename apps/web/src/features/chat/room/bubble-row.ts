import type { Message, MessageType } from '@quintet/domain/chat/message';
import type { RoomMessageRow, RoomPendingRow } from '@quintet/domain/chat/rows';

/** The content of a bubble: a message or a pending item. */
export type BubbleRow = RoomMessageRow | RoomPendingRow;

export const isMessageRow = (row: BubbleRow): row is RoomMessageRow => row.kind === 'msg';

export const isFailedRow = (row: BubbleRow): row is RoomPendingRow =>
  row.kind === 'pending' && row.item.state === 'failed';

/** Queued and failed messages can be removed; a message being sent cannot. */
export const canRemovePendingRow = (row: BubbleRow): row is RoomPendingRow =>
  row.kind === 'pending' && row.item.state !== 'sending';

export const getRowMessageType = (row: BubbleRow): MessageType =>
  row.kind === 'pending' ? row.item.type : row.message.type;

/** The card of a chat_record message. */
export const getRowChatRecordCard = (row: BubbleRow): Message['chat_record'] =>
  (row.kind === 'pending' && row.item.record?.card) || getRowMessage(row)?.chat_record;

/** The shown message, or the source of a forwarded pending item; null for other pending items. */
export const getRowMessage = (row: BubbleRow): Message | null =>
  row.kind === 'pending' ? (row.item.source ?? null) : row.message;
