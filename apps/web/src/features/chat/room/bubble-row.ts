import type { Message, MessageType } from '@quintet/domain/chat/message';
import type { RoomBubbleRow, RoomMessageRow, RoomPendingRow } from '@quintet/domain/chat/room-row';

export const isMessageRow = (row: RoomBubbleRow): row is RoomMessageRow => row.kind === 'msg';

export const isFailedRow = (row: RoomBubbleRow): row is RoomPendingRow =>
  row.kind === 'pending' && row.item.state === 'failed';

/** Queued and failed messages can be removed; a message being sent cannot. */
export const canRemovePendingRow = (row: RoomBubbleRow): row is RoomPendingRow =>
  row.kind === 'pending' && row.item.state !== 'sending';

export const getRowMessageType = (row: RoomBubbleRow): MessageType =>
  row.kind === 'pending' ? row.item.type : row.message.type;

/** The card of a chat_record message. */
export const getRowChatRecordCard = (row: RoomBubbleRow): Message['chat_record'] =>
  (row.kind === 'pending' && row.item.record?.card) || getRowMessage(row)?.chat_record;

/** The shown message, or the source of a forwarded pending item; null for other pending items. */
export const getRowMessage = (row: RoomBubbleRow): Message | null =>
  row.kind === 'pending' ? (row.item.source ?? null) : row.message;
