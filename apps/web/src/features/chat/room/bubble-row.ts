import type { Message, MessageType } from '@quintet/domain/chat/message';
import type { MessageRow, PendingRow } from '@quintet/domain/chat/rows';

/** What stands in a bubble: a message of the history, or one that waits to be sent. */
export type BubbleRow = MessageRow | PendingRow;

export const isMessage = (row: BubbleRow): row is MessageRow => row.kind === 'msg';

export const isFailed = (row: BubbleRow): row is PendingRow => row.kind === 'pending' && row.item.state === 'failed';

/** It does not go of itself, or not yet; one that was just handed over is past calling back. */
export const canRemove = (row: BubbleRow): row is PendingRow => row.kind === 'pending' && row.item.state !== 'sending';

export const getMessageType = (row: BubbleRow): MessageType =>
  row.kind === 'pending' ? row.item.type : row.message.type;

/** The message that is shown; of one that waits, that which it sends on. Null for what is only here. */
export const getMessage = (row: BubbleRow): Message | null =>
  row.kind === 'pending' ? (row.item.source ?? null) : row.message;
