import { sql } from 'kysely';
import type { Call } from '../../platform/http/handler.ts';
import { buildPostVisibleSql } from '../social/post-access.ts';
import { toViewer } from '../social/viewer.ts';
import { queryNormalizedSearchText } from './search-query.ts';

/** Contract: suggestTags. */
const MAX_SUGGESTED = 8;
/** Maximum number of the most popular tags that are read, and of the newest posts of each. */
const MAX_TAGS = 24;
const MAX_POSTS = 100;
/** Characters of the longest beginning that has an index (migration 0250). */
const INDEXED_PREFIX_LENGTH = 3;

/** Suggests tags that begin with a text, of posts that the caller may see. */
export async function suggestTags({ caller, query, services: { db } }: Call<'suggestTags'>): Promise<string[]> {
  const { tag: prefix } = await queryNormalizedSearchText(db, query.text);
  const indexed = Array.from(prefix).slice(0, INDEXED_PREFIX_LENGTH);
  if (indexed.length === 0) return [];
  const { rows } = await sql<{ tag: string }>`
    select popular.tag from (
      select tag, post_count from tags
      where left(tag, ${sql.lit(indexed.length)}) = ${indexed.join('')} and starts_with(tag, ${prefix})
      order by rank, tag limit ${MAX_TAGS}::int
    ) popular
    where exists (
      select from (
        select post_id from post_tags where post_tags.tag = popular.tag order by number desc limit ${MAX_POSTS}::int
      ) newest join posts p on p.id = newest.post_id join users u on u.id = p.user_id
      where ${buildPostVisibleSql(toViewer(caller))}
    )
    order by popular.post_count desc, popular.tag limit ${MAX_SUGGESTED}::int`.execute(db);
  return rows.map(({ tag }) => tag);
}
