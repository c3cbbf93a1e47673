import type { Schemas } from '@quintet/api/types';
import { isSystemMessageType } from '@quintet/domain/chat/message';
import { type Kysely, sql } from 'kysely';
import type { StoredChatRecordItem } from '../../base/database/message-tables.ts';
import type { Database } from '../../base/database/types.ts';
import type { UserCaller } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import { assertGroupActionAllowed, type SendableMessageType } from '../groups/group-actions.ts';
import { readGroupMembership, requireGroupMember } from '../groups/membership.ts';
import { buildMessageVisibleSql, type MessageRow } from '../groups/visible-messages.ts';
import { queryBlockedSenderLookup } from './blocked-senders.ts';
import { createChatRecordId, type ChatRecordContent } from './chat-records.ts';
import { copyChatRecordFiles, markUnsentFilesForDeletion } from './copy-record-files.ts';
import { assertIsContentMessage } from './content-message.ts';
import type { Message } from './messages.ts';
import { findOwnMessageByCid, assertLinksAllowed, sendMessageIdempotently } from './send.ts';

type Target = Pick<Schemas['ForwardChatRecordRequest'], 'group_id' | 'cid'>;

/**
 * Forwards messages of a group to another chat as one record, in the order of the group. The record is a snapshot: it does not change when
 * the messages are retracted or their senders renamed.
 * @throws HttpError api.forbidden for non-members and where the user may not send, api.data_not_exist for messages that the user
 * cannot see, api.message.retracted if nothing is left of them
 */
export async function forwardAsChatRecord(
  services: Services,
  sender: UserCaller,
  groupId: string,
  { group_id, msg_ids, cid }: Schemas['ForwardChatRecordRequest'],
): Promise<Message> {
  const { db } = services;
  // A repeated request succeeds even if the messages were retracted since.
  const sent = await findOwnMessageByCid(db, sender.userId, { cid, group_id });
  return (
    sent ??
    sendChatRecord(services, sender, { group_id, cid }, () => collectChatRecord(db, sender.userId, groupId, msg_ids))
  );
}

/**
 * Sends a record with copies of its files. The sender needs the permissions for all that it contains.
 * @throws HttpError api.file.too_large above the limit of all files together
 */
export async function sendChatRecord(
  services: Services,
  sender: UserCaller,
  { group_id, cid }: Target,
  load: () => Promise<ChatRecordContent>,
): Promise<Message> {
  const { db } = services;
  const copyIds: string[] = [];
  try {
    return await sendMessageIdempotently(services, sender, { type: 'chat_record', group_id, cid }, async () => {
      const { names, items } = await load();
      const room = await readGroupMembership(db, group_id, sender.userId);
      const types = new Set(items.map(({ type, file_id }) => (file_id === null ? 'chat_record' : type)));
      for (const type of types) await assertGroupActionAllowed(db, room, { send: type as SendableMessageType });
      for (const { text } of items) assertLinksAllowed(room, text);
      const owner = { userId: sender.userId, groupId: group_id };
      const record = {
        id: createChatRecordId(),
        names,
        items: await copyChatRecordFiles(services, items, owner, copyIds),
      };
      return { text: null, target_id: record.id, record };
    });
  } finally {
    await markUnsentFilesForDeletion(db, copyIds);
  }
}

/**
 * The content of a record: the messages that the user may see, as they are now. What is retracted, and what the user has blocked, is
 * left out. @throws HttpError like `forwardAsChatRecord`
 */
export async function collectChatRecord(
  db: Kysely<Database>,
  userId: string,
  groupId: string,
  msgIds: readonly string[],
): Promise<ChatRecordContent> {
  const { clearedSeq } = await requireGroupMember(db, groupId, userId);
  const rows = await db
    .selectFrom('messages')
    .innerJoin('users', 'users.id', 'messages.user_id')
    .leftJoin('members', (join) =>
      join.onRef('members.group_id', '=', 'messages.group_id').onRef('members.user_id', '=', 'messages.user_id'),
    )
    .leftJoin('files', (join) =>
      join.onRef('files.message_id', '=', 'messages.id').on('messages.file_path', 'is not', null),
    )
    .leftJoin('chat_records', 'chat_records.id', 'messages.target_id')
    .selectAll('messages')
    .select(sql<string>`coalesce(members.group_nickname, users.nickname)`.as('nickname'))
    .select(['users.delete_at', 'files.id as file_id', 'chat_records.names'])
    .where('messages.group_id', '=', groupId)
    .where('messages.id', 'in', [...msgIds])
    .where(buildMessageVisibleSql(userId, clearedSeq))
    .orderBy('seq')
    .execute();
  if (rows.length < msgIds.length) throw new HttpError('api.data_not_exist');
  const isBlocked = await queryBlockedSenderLookup(db, rows, async () => [userId]);
  const kept = rows.filter((row) => !isSystemMessageType(row.type as Message['type']) && !isBlocked(row, userId));
  if (kept.length === 0) {
    assertIsContentMessage(rows[0]!);
    throw new HttpError('api.forbidden');
  }
  return { names: await readNames(db, groupId), items: kept.map(toItem) };
}

type SourceRow = MessageRow & {
  nickname: string;
  delete_at: Date | null;
  file_id: string | null;
  /** Of a record. */
  names: string[] | null;
};

const toItem = ({ nickname, delete_at, names, ...row }: SourceRow): StoredChatRecordItem => ({
  user_id: row.user_id,
  name: delete_at ? '' : nickname,
  type: row.type as Message['type'],
  create_at: row.create_at.toISOString(),
  // The greeting stays with the envelope.
  text: row.type === 'red_envelope' ? null : row.text,
  filename: row.filename,
  duration: row.duration,
  ...(names && { names }),
  file_id: row.file_id,
});

/** The name of a group, or the nicknames of the two users of a direct message. */
async function readNames(db: Kysely<Database>, groupId: string): Promise<string[]> {
  const { rows } = await sql<{ names: string[] }>`
    select case when direct_name is null then array[display_name] else array(
      select case when delete_at is null then nickname else '' end from users
      where id = any(string_to_array(direct_name, '_')) order by id) end as names
    from groups where id = ${groupId}`.execute(db);
  return rows[0]!.names;
}
