import type { Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { Append } from '../../platform/events/log.ts';
import type { Membership } from '../groups/membership.ts';
import { appendMessage, type LoggedContent } from '../groups/message-log.ts';
import { attach } from './attach.ts';
import { type Message, presentNew } from './messages.ts';

export type Content = LoggedContent & {
  /** The uploaded file at `file_path`. */
  file_id?: string;
};

/** Appends a message and its file to a locked group. Returns the message as its sender sees it. */
export async function addMessage(
  trx: Transaction<Database>,
  append: Append,
  room: Membership,
  { file_id, ...content }: Content,
): Promise<Message> {
  const row = await appendMessage(trx, append, room, content);
  if (file_id !== undefined) await attach(trx, file_id, row);
  return presentNew(trx, row);
}
