import type { HistoryDirection } from '@quintet/api/enums';
import { HISTORY_PAGE_SIZE } from '@quintet/domain/limits';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { requireGroupMember } from '../groups/membership.ts';
import type { Message } from './messages.ts';
import { presentMessages } from './messages.ts';
import { buildMessageVisibleSql, requireVisibleMessage } from '../groups/visible-messages.ts';

export type HistoryPageRequest = {
  userId: string;
  groupId: string;
  direction?: HistoryDirection;
  limit?: number;
  msgId?: string;
};

type Rows = Selectable<Database['messages']>[];

/**
 * A page of history, ascending; fewer messages than asked for mark the end (spec §4). The cost depends on the page, not on the
 * length of the history. `around` returns the message in the middle, with separate ends on both sides.
 */
export async function readGroupHistory(db: Kysely<Database>, page: HistoryPageRequest): Promise<Message[]> {
  const { userId, groupId, direction = 'before', limit = HISTORY_PAGE_SIZE, msgId } = page;
  const { clearedSeq, anchor } = await readHistoryAnchor(db, userId, groupId, msgId);
  const visible = db
    .selectFrom('messages')
    .selectAll()
    .where('group_id', '=', groupId)
    .where(buildMessageVisibleSql(userId, clearedSeq));
  /** The messages nearest below a seq. */
  const before = async (seq: number | null, amount: number): Promise<Rows> => {
    const rows = await visible
      .$if(seq !== null, (query) => query.where('seq', '<', seq!))
      .orderBy('seq', 'desc')
      .limit(amount)
      .execute();
    return rows.reverse();
  };
  const after = (seq: number | null, amount: number): Promise<Rows> =>
    visible
      .where('seq', '>', seq ?? 0)
      .orderBy('seq')
      .limit(amount)
      .execute();
  if (direction === 'after') return presentMessages(db, await after(anchor, limit), userId);
  if (direction === 'before' || anchor === null) return presentMessages(db, await before(anchor, limit), userId);
  const half = Math.floor(limit / 2);
  const [older, newer] = await Promise.all([before(anchor + 1, limit - half), after(anchor, half)]);
  return presentMessages(db, [...older, ...newer], userId);
}

/** The first message at or after a time that the user may see. @throws HttpError api.data_not_exist if there is none */
export async function requireFirstMessageSince(
  db: Kysely<Database>,
  userId: string,
  groupId: string,
  date: Date,
): Promise<Message> {
  const { clearedSeq } = await requireGroupMember(db, groupId, userId);
  // Times increase with seq, so the time alone finds the position.
  const row = await db
    .selectFrom('messages')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('create_at', '>=', date)
    .where(buildMessageVisibleSql(userId, clearedSeq))
    .orderBy('create_at')
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  if (!row) throw new HttpError('api.data_not_exist');
  return (await presentMessages(db, [row], userId))[0]!;
}

/** One message that the user may see. @throws HttpError api.forbidden, api.data_not_exist */
export async function readGroupMessage(
  db: Kysely<Database>,
  userId: string,
  groupId: string,
  msgId: string,
): Promise<Message> {
  await requireGroupMember(db, groupId, userId);
  return (await presentMessages(db, [await requireVisibleMessage(db, userId, msgId, groupId)], userId))[0]!;
}

/** The first seq of the user's history and of the page. @throws HttpError for non-members and for an unknown message */
async function readHistoryAnchor(db: Kysely<Database>, userId: string, groupId: string, msgId?: string) {
  const place = await db
    .selectFrom('members')
    .leftJoin('messages', (join) =>
      join.onRef('messages.group_id', '=', 'members.group_id').on('messages.id', '=', msgId ?? ''),
    )
    .select(['cleared_seq', 'seq'])
    .where('members.group_id', '=', groupId)
    .where('members.user_id', '=', userId)
    .executeTakeFirst();
  if (!place) throw new HttpError('api.forbidden');
  if (msgId !== undefined && place.seq === null) throw new HttpError('api.body.param_invalid.msg_id');
  return { clearedSeq: place.cleared_seq, anchor: place.seq };
}
