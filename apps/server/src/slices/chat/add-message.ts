import type { Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { AppendEvent } from '../../platform/events/log.ts';
import type { Membership } from '../groups/membership.ts';
import { appendMessage, type LoggedContent } from '../groups/message-log.ts';
import { attachFile } from './attach-file.ts';
import { insertRecord, type NewRecord } from './chat-records.ts';
import { type Message, presentNew } from './messages.ts';

export type MessageContent = LoggedContent & {
  /** The uploaded file at `file_path`. */
  file_id?: string;
  /** The record of a chat_record message; its id is the `target_id`. */
  record?: NewRecord;
};

/** Appends a message with its file or record to a locked group. Returns the message as its sender sees it. */
export async function addMessage(
  trx: Transaction<Database>,
  append: AppendEvent,
  room: Membership,
  { file_id, record, ...content }: MessageContent,
): Promise<Message> {
  const row = await appendMessage(trx, append, room, content);
  if (file_id !== undefined) await attachFile(trx, file_id, row);
  if (record) await insertRecord(trx, record, row);
  return presentNew(trx, row);
}
