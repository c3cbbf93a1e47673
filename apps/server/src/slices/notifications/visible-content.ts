import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { buildMessageVisibleSql } from '../groups/visible-messages.ts';
import { buildPostVisibleSql } from '../social/post-access.ts';
import { queryPostsByIds, type Post } from '../social/posts.ts';
import { buildBlockedEitherWaySql } from '../social/viewer.ts';
import { filterVisiblePostIds } from '../social/filter-visible-posts.ts';

type Query<Result> = (db: Kysely<Database>, userId: string, ids: readonly string[]) => Promise<Result>;

/** Returns the values of the rows by id; without ids there is no query. */
const createQueryById =
  <Row extends { id: string }, Value>(query: Query<Row[]>, toValue: (row: Row) => Value): Query<Map<string, Value>> =>
  async (db, userId, ids) =>
    new Map(ids.length === 0 ? [] : (await query(db, userId, ids)).map((row) => [row.id, toValue(row)]));

/** The posts that the user may see. */
export const queryVisiblePosts: Query<Map<string, Post>> = async (db, userId, ids) =>
  queryPostsByIds(db, { userId }, await filterVisiblePostIds(db, { userId }, ids));

/** The texts of the comments that the user may see. */
export const queryVisibleCommentTexts = createQueryById(
  async (db, userId, ids) => {
    const viewer = { userId };
    const { rows } = await sql<{ id: string; text: string }>`
      select c.id, c.text from comments c join posts p on p.id = c.post_id join users u on u.id = p.user_id
      where c.id = any(${[...ids]}) and ${buildPostVisibleSql(viewer)} and not ${buildBlockedEitherWaySql(viewer, sql.ref('c.user_id'))}`.execute(
      db,
    );
    return rows;
  },
  ({ text }) => text,
);

/** The texts of the messages that the user may see. */
export const queryVisibleMessageTexts = createQueryById(
  (db, userId, ids) =>
    db
      .selectFrom('messages')
      .innerJoin('members', 'members.group_id', 'messages.group_id')
      .select(['messages.id', 'messages.text'])
      .where('members.user_id', '=', userId)
      .where('messages.id', 'in', [...ids])
      .where(buildMessageVisibleSql(userId, sql.ref('members.cleared_seq')))
      .execute(),
  ({ text }) => text ?? '',
);

/** The names of the groups in which the user is a member. */
export const queryGroupNamesForMember = createQueryById(
  (db, userId, ids) =>
    db
      .selectFrom('members')
      .innerJoin('groups', 'groups.id', 'members.group_id')
      .select(['groups.id', 'groups.display_name'])
      .where('members.user_id', '=', userId)
      .where('groups.id', 'in', [...ids])
      .where('groups.type', '=', 2)
      .execute(),
  ({ display_name }) => display_name,
);

/** Users not separated from the user by a block, and whether they show what they collect. */
export const queryVisibleActors = createQueryById(
  async (db, userId, ids) => {
    const { rows } = await sql<{ id: string; shows: boolean }>`
      select a.user_id as id, not a.collects_private as shows from authors a
      where a.user_id = any(${[...ids]}) and not ${buildBlockedEitherWaySql({ userId }, sql.ref('a.user_id'))}`.execute(
      db,
    );
    return rows;
  },
  ({ shows }) => ({ showsCollects: shows }),
);
