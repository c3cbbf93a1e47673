import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';

export type MessageRow = Selectable<Database['messages']>;

/**
 * SQL condition: a member sees the messages since they joined or last cleared the history, except messages hidden from them or for other
 * members only. The only rule for history, search, pins, files, reports, quotes and shared content.
 */
export const buildMessageVisibleSql = (
  userId: string | RawBuilder<unknown>,
  clearedSeq: number | RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`(messages.seq > ${clearedSeq} and not ${userId} = any(messages.block_user_ids)
    and coalesce(${userId} = any(messages.only_for), true))`;

/** Finds a message that the user may see, in any group of the user or in the given group. */
export const findVisibleMessage = (
  db: Kysely<Database>,
  userId: string,
  msgId: string,
  groupId?: string,
): Promise<MessageRow | undefined> =>
  db
    .selectFrom('messages')
    .innerJoin('members', 'members.group_id', 'messages.group_id')
    .selectAll('messages')
    .where('messages.id', '=', msgId)
    .where('members.user_id', '=', userId)
    .where(buildMessageVisibleSql(sql.ref('members.user_id'), sql.ref('members.cleared_seq')))
    .$if(groupId !== undefined, (query) => query.where('messages.group_id', '=', groupId!))
    .executeTakeFirst();

/** A message that the user may see, in any group of the user or in the given group. @throws HttpError api.data_not_exist */
export async function requireVisibleMessage(...given: Parameters<typeof findVisibleMessage>): Promise<MessageRow> {
  const message = await findVisibleMessage(...given);
  if (!message) throw new HttpError('api.data_not_exist');
  return message;
}

/** Loads the ids of the readers, only if the result depends on them. */
export type GetReaderIds = () => Promise<readonly string[]>;

type VisibilityFields = Pick<MessageRow, 'group_id' | 'seq' | 'block_user_ids' | 'only_for'>;
type CanSee = (message: VisibilityFields, reader: string) => boolean;

/** The same rule as `buildMessageVisibleSql`, for loaded messages and several readers, all of them members. */
export async function queryMessageVisibilityLookup(
  db: Kysely<Database>,
  messages: readonly VisibilityFields[],
  readers: readonly string[],
): Promise<CanSee> {
  const lowest = new Map<string, number>();
  for (const { group_id: id, seq } of messages) lowest.set(id, Math.min(seq, lowest.get(id) ?? Infinity));
  const { rows } = await sql<{ group_id: string; user_id: string; cleared_seq: number }>`
    select members.group_id, user_id, cleared_seq
    from unnest(${[...lowest.keys()]}::text[], ${[...lowest.values()]}::bigint[]) as lowest (group_id, seq)
    join members on members.group_id = lowest.group_id and cleared_seq >= lowest.seq
    where user_id = any(${[...new Set(readers)]})`.execute(db);
  const cleared = new Map(rows.map((row) => [`${row.group_id} ${row.user_id}`, row.cleared_seq]));
  return ({ group_id, seq, block_user_ids, only_for }, reader) =>
    seq > (cleared.get(`${group_id} ${reader}`) ?? 0) &&
    !block_user_ids.includes(reader) &&
    (only_for?.includes(reader) ?? true);
}
