import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { buildPostVisibleSql } from './access.ts';
import type { Viewer } from './viewer.ts';

/** Returns the ids of the posts that a list may show to the viewer now, in the given order. */
export async function filterVisiblePostIds(
  db: Kysely<Database>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select p.id from posts p join users u on u.id = p.user_id
    where p.id = any(${[...ids]}) and ${buildPostVisibleSql(viewer)}`.execute(db);
  const visible = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => visible.has(id));
}
