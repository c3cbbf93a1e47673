import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { buildMessageVisibleSql } from '../groups/visible-messages.ts';
import { buildPostVisibleSql } from '../social/access.ts';
import { queryPosts, type Post } from '../social/posts.ts';
import { buildBlockedEitherWaySql } from '../social/viewer.ts';

/** The posts that the user may see. */
export async function queryVisiblePosts(
  db: Kysely<Database>,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, Post>> {
  if (ids.length === 0) return new Map();
  const viewer = { userId };
  const { rows } = await sql<{ id: string }>`
    select p.id from posts p join users u on u.id = p.user_id
    where p.id = any(${[...ids]}) and ${buildPostVisibleSql(viewer)}`.execute(db);
  return queryPosts(
    db,
    viewer,
    rows.map(({ id }) => id),
  );
}

/** The texts of the comments that the user may see. */
export async function queryVisibleCommentTexts(
  db: Kysely<Database>,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const viewer = { userId };
  const { rows } = await sql<{ id: string; text: string }>`
    select c.id, c.text from comments c join posts p on p.id = c.post_id join users u on u.id = p.user_id
    where c.id = any(${[...ids]}) and ${buildPostVisibleSql(viewer)} and not ${buildBlockedEitherWaySql(viewer, sql.ref('c.user_id'))}`.execute(
    db,
  );
  return new Map(rows.map(({ id, text }) => [id, text]));
}

/** The texts of the messages that the user may see. */
export async function queryVisibleMessageTexts(
  db: Kysely<Database>,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('messages')
    .innerJoin('members', 'members.group_id', 'messages.group_id')
    .select(['messages.id', 'messages.text'])
    .where('members.user_id', '=', userId)
    .where('messages.id', 'in', [...ids])
    .where(buildMessageVisibleSql(userId, sql.ref('members.cleared_seq')))
    .execute();
  return new Map(rows.map(({ id, text }) => [id, text ?? '']));
}

/** The names of the groups in which the user is a member. */
export async function queryGroupNamesForMember(
  db: Kysely<Database>,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('members')
    .innerJoin('groups', 'groups.id', 'members.group_id')
    .select(['groups.id', 'groups.display_name'])
    .where('members.user_id', '=', userId)
    .where('groups.id', 'in', [...ids])
    .where('groups.type', '=', 2)
    .execute();
  return new Map(rows.map(({ id, display_name }) => [id, display_name]));
}

/** Users not separated from the user by a block, and whether they show what they collect. */
export async function queryVisibleActors(
  db: Kysely<Database>,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, { showsCollects: boolean }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; shows: boolean }>`
    select a.user_id as id, not a.collects_private as shows from authors a
    where a.user_id = any(${[...ids]}) and not ${buildBlockedEitherWaySql({ userId }, sql.ref('a.user_id'))}`.execute(
    db,
  );
  return new Map(rows.map(({ id, shows }) => [id, { showsCollects: shows }]));
}
