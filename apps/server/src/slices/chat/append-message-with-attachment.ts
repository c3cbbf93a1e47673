import type { Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { AppendEvent } from '../../platform/events/log.ts';
import type { GroupMembership } from '../groups/membership.ts';
import { appendMessage, type AppendMessageInput } from '../groups/message-log.ts';
import { attachMessageFile } from './attach-file.ts';
import { insertChatRecord, type NewChatRecord } from './chat-records.ts';
import { type Message, presentNewMessage } from './messages.ts';

export type MessageWithAttachmentInput = AppendMessageInput & {
  /** The uploaded file at `file_path`. */
  file_id?: string;
  /** The record of a chat_record message; its id is the `target_id`. */
  record?: NewChatRecord;
};

/** Appends a message with its file or record to a locked group. Returns the message as its sender sees it. */
export async function appendMessageWithAttachment(
  trx: Transaction<Database>,
  append: AppendEvent,
  room: GroupMembership,
  { file_id, record, ...content }: MessageWithAttachmentInput,
): Promise<Message> {
  const row = await appendMessage(trx, append, room, content);
  if (file_id !== undefined) await attachMessageFile(trx, file_id, row);
  if (record) await insertChatRecord(trx, record, row);
  return presentNewMessage(trx, row);
}
