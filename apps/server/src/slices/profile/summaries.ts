import type { Schemas } from '@quintet/api/types';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';

type Summary = Schemas['UserSummary'];

/** Loads users with the reader's remark nickname, if there is one (spec §3). */
export async function loadSummaries(
  db: Kysely<Database>,
  reader: string,
  ids: readonly string[],
): Promise<Map<string, Summary>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .leftJoin('remarks', (join) => join.onRef('about_id', '=', 'users.id').on('remarks.user_id', '=', reader))
    .select(['users.id', sql<string>`coalesce(remarks.nickname, users.nickname)`.as('nickname')])
    .select('users.nickname as origin_nickname')
    .select(['avatar', 'avatar_thumbnail', sql<boolean>`delete_at is not null`.as('account_cancelled')])
    .where('users.id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
