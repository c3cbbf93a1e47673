import type { Message, MessageType } from '@quintet/domain/chat/message';
import type { MessageRow, PendingRow } from '@quintet/domain/chat/rows';

/** What stands in a bubble: a message of the history, or one that waits to be sent. */
export type Subject = MessageRow | PendingRow;

export const isMessage = (subject: Subject): subject is MessageRow => subject.kind === 'msg';

export const isFailed = (subject: Subject): subject is PendingRow =>
  subject.kind === 'pending' && subject.item.state === 'failed';

/** It does not go of itself, or not yet; one that was just handed over is past calling back. */
export const isDroppable = (subject: Subject): subject is PendingRow =>
  subject.kind === 'pending' && subject.item.state !== 'sending';

export const typeOf = (subject: Subject): MessageType =>
  subject.kind === 'pending' ? subject.item.type : subject.message.type;

/** The message that is shown; of one that waits, that which it sends on. Null for what is only here. */
export const messageOf = (subject: Subject): Message | null =>
  subject.kind === 'pending' ? (subject.item.source ?? null) : subject.message;
