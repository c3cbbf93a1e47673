import { randomBytes } from 'node:crypto';
import type { Schemas } from '@quintet/api/types';
import { toChatRecordCardLines } from '@quintet/domain/chat/record';
import { MEDIA_EXPIRY_DAYS } from '@quintet/domain/limits';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { StoredChatRecordItem } from '../../base/database/message-tables.ts';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { FileRow } from '../../platform/media/files.ts';
import { requireGroupMember } from '../groups/membership.ts';
import { type MessageRow, requireVisibleMessage } from '../groups/visible-messages.ts';
import { assertIsContentMessage } from './content-message.ts';
import { toMediaPresenter } from './media.ts';

const MEDIA_LIFETIME = sql.raw(`interval '${MEDIA_EXPIRY_DAYS} days'`);

/** A chat record is several messages forwarded as one: whose chat it is, and its messages in order. */
export type ChatRecordContent = { names: string[]; items: StoredChatRecordItem[] };
export type NewChatRecord = ChatRecordContent & { id: string };

export const createChatRecordId = (): string => randomBytes(16).toString('hex');

/** Stores the record of a new message, which owns the record's files from now on. @throws HttpError api.file.expired */
export async function insertChatRecord(
  trx: Transaction<Database>,
  { id, names, items }: NewChatRecord,
  message: Pick<MessageRow, 'id' | 'create_at'>,
): Promise<void> {
  const lines = JSON.stringify(toChatRecordCardLines(items));
  await trx
    .insertInto('chat_records')
    .values({ id, names, count: items.length, lines, items: JSON.stringify(items) })
    .execute();
  const fileIds = getChatRecordFileIds(items);
  if (fileIds.length === 0) return;
  const { numAffectedRows } = await sql`
    with copies as materialized (select id from files where id = any(${fileIds}) order by id for update)
    update files set message_id = ${message.id},
      expire_at = case when kind <> 'file' then ${message.create_at}::timestamptz + ${MEDIA_LIFETIME} end
    from copies where files.id = copies.id and message_id is null and state = 'ready'`.execute(trx);
  if (numAffectedRows !== BigInt(fileIds.length)) throw new HttpError('api.file.expired');
}

export async function deleteChatRecord(trx: Kysely<Database>, { target_id }: MessageRow): Promise<void> {
  await trx.deleteFrom('chat_records').where('id', '=', target_id).execute();
}

export const getChatRecordFileIds = (items: readonly StoredChatRecordItem[]): string[] =>
  items.flatMap(({ file_id }) => file_id ?? []);

/** Loads the cards of records by id; they are the same for all readers. */
export async function queryChatRecordCardLookup(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<(id: string) => Schemas['ChatRecordCard'] | undefined> {
  const rows = await db
    .selectFrom('chat_records')
    .select(['id', 'names', 'count', 'lines'])
    .where('id', 'in', [...ids])
    .execute();
  const cards = new Map(rows.map(({ id, ...card }) => [id, card]));
  return (id) => cards.get(id);
}

/** Loads the record of a message that the user may see. @throws HttpError api.data_not_exist if it is no record */
export async function requireChatRecord(
  db: Kysely<Database>,
  { type, target_id }: MessageRow,
): Promise<ChatRecordContent> {
  const record =
    type === 'chat_record' &&
    (await db.selectFrom('chat_records').select(['names', 'items']).where('id', '=', target_id).executeTakeFirst());
  if (!record) throw new HttpError('api.data_not_exist');
  return record;
}

/** The record of a message that the user may see. @throws HttpError like `getMessage`, api.message.retracted */
export async function readChatRecord(
  db: Kysely<Database>,
  userId: string,
  groupId: string,
  msgId: string,
): Promise<Schemas['ChatRecord']> {
  await requireGroupMember(db, groupId, userId);
  const message = await requireVisibleMessage(db, userId, msgId, groupId);
  assertIsContentMessage(message);
  const { names, items } = await requireChatRecord(db, message);
  const [files, avatars] = await Promise.all([
    queryFilesByIds(db, getChatRecordFileIds(items)),
    loadAvatars(db, items),
  ]);
  return {
    names,
    items: items.map(({ file_id, ...item }) => {
      const file = files.get(file_id ?? '');
      return {
        ...item,
        avatar_thumbnail: avatars.get(item.user_id) ?? null,
        expire_at: file?.expire_at?.toISOString() ?? null,
        ...(file && { media: toMediaPresenter(file)(userId) }),
      };
    }),
  };
}

/** The pictures of the senders by user id, without those of cancelled accounts. */
async function loadAvatars(
  db: Kysely<Database>,
  items: readonly StoredChatRecordItem[],
): Promise<Map<string, string | null>> {
  const ids = [...new Set(items.map(({ user_id }) => user_id))];
  const users = await db
    .selectFrom('users')
    .select(['id', 'avatar_thumbnail'])
    .where('id', 'in', ids)
    .where('delete_at', 'is', null)
    .execute();
  return new Map(users.map(({ id, avatar_thumbnail }) => [id, avatar_thumbnail]));
}

export async function queryFilesByIds(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, FileRow>> {
  if (ids.length === 0) return new Map();
  const files = await db
    .selectFrom('files')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return new Map(files.map((file) => [file.id, file]));
}
