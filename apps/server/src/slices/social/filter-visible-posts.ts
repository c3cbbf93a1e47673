import { type Kysely, sql } from 'kysely';
import { filterIdsByQuery } from '../../base/database/filter-ids.ts';
import type { Database } from '../../base/database/types.ts';
import { buildPostVisibleSql } from './post-access.ts';
import type { Viewer } from './viewer.ts';

/** Returns the ids of the posts that a list may show to the viewer now, in the given order. */
export const filterVisiblePostIds = (db: Kysely<Database>, viewer: Viewer, ids: readonly string[]): Promise<string[]> =>
  filterIdsByQuery(
    db,
    ids,
    (given) => sql`select p.id from posts p join users u on u.id = p.user_id
      where p.id = any(${given}) and ${buildPostVisibleSql(viewer)}`,
  );
