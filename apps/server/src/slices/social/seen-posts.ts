import { PostPrivacy } from '@quintet/api/enums';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { isVisible } from './access.ts';
import { toPage, decodeCursor } from './cursor.ts';
import { listPosts } from './posts.ts';
import type { Viewer } from './viewer.ts';

/** Prefix of the `next_id` of these pages. */
export const SEEN_AGAIN = 'seen.';

/** Lists recommended posts that the user has seen, the longest ago first; null for a `next_id` without the prefix. */
export async function listSeenAgain(db: Kysely<Database>, viewer: Viewer, limit: number, nextId: string | undefined) {
  if (!nextId?.startsWith(SEEN_AGAIN) || viewer.userId === null) return null;
  const place = decodeCursor(nextId.slice(SEEN_AGAIN.length) || undefined);
  const isNext =
    place === null ? sql`true` : sql`(v.create_at, v.post_id) > (${place.at}::timestamptz(3), ${place.id})`;
  const { rows } = await sql<{ id: string; at: Date }>`
    select p.id, v.create_at as at
    from post_views v join posts p on p.id = v.post_id join users u on u.id = p.user_id
    where v.user_id = ${viewer.userId} and p.privacy = ${PostPrivacy.EVERYONE} and ${isVisible(viewer)} and ${isNext}
    order by v.create_at, v.post_id limit ${limit + 1}`.execute(db);
  const page = toPage(rows, limit);
  const ids = page.rows.map(({ id }) => id);
  return { list: await listPosts(db, viewer, ids), next_id: page.nextId && `${SEEN_AGAIN}${page.nextId}` };
}
