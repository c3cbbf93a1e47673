import type { Schemas } from '@quintet/api/types';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { createBatchLoader } from '../../platform/batch-loader.ts';

type Summary = Schemas['UserSummary'];

const loaders = new WeakMap<Kysely<Database>, (id: string) => Promise<Summary>>();

/** Loads what a user sees of themselves in lists; concurrent calls share a query. */
export function queryOwnUserSummary(db: Kysely<Database>, userId: string): Promise<Summary> {
  let load = loaders.get(db);
  if (!load) {
    // Nobody has a remark about oneself.
    load = createBatchLoader(async (ids) => {
      const summaries = await queryUserSummaries(db, '', ids);
      return ids.map((id) => summaries.get(id)!);
    });
    loaders.set(db, load);
  }
  return load(userId);
}

/**
 * Loads users with the reader's remark nickname, if there is one (spec §3), else the name in the group that the answer is about, if there is
 * one.
 */
export async function queryUserSummaries(
  db: Kysely<Database>,
  reader: string,
  ids: readonly string[],
  groupId = '',
): Promise<Map<string, Summary>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .leftJoin('remarks', (join) => join.onRef('about_id', '=', 'users.id').on('remarks.user_id', '=', reader))
    .leftJoin('members', (join) => join.onRef('members.user_id', '=', 'users.id').on('group_id', '=', groupId))
    .select(['users.id', sql<string>`coalesce(remarks.nickname, group_nickname, users.nickname)`.as('nickname')])
    .select(['users.nickname as origin_nickname', 'group_nickname'])
    .select(['avatar', 'avatar_thumbnail', sql<boolean>`delete_at is not null`.as('account_cancelled')])
    .where('users.id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
