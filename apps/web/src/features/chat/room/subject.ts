import type { Message, MessageType } from '@quintet/domain/chat/message';
import type { MessageRow, PendingRow } from '@quintet/domain/chat/rows';

/** What stands in a bubble: a message of the history, or one that waits to be sent. */
export type Subject = MessageRow | PendingRow;

export const typeOf = (subject: Subject): MessageType =>
  subject.kind === 'pending' ? subject.item.type : subject.message.type;

/** The message that is shown; of one that waits, that which it sends on. Null for what is only here. */
export const messageOf = (subject: Subject): Message | null =>
  subject.kind === 'pending' ? (subject.item.source ?? null) : subject.message;
