import { sql } from 'kysely';
import type { Call } from '../../platform/http/handler.ts';
import { isVisible } from '../social/access.ts';
import { viewerOf } from '../social/viewer.ts';
import { readQuery } from './search-query.ts';

/** Contract: suggestTags. */
const MAX_SUGGESTED = 8;
/** Maximum number of tags that are read, and of the newest posts of each, so that a suggestion costs the same with any number of posts. */
const MAX_TAGS = 24;
const MAX_POSTS = 20;
/** Sorts after all characters. */
const LAST = '\u{10ffff}';

/** Suggests tags that begin with a text, of posts that the caller may see. */
export async function suggestTags({ caller, query, services: { db } }: Call<'suggestTags'>): Promise<string[]> {
  const { tag: beginning } = await readQuery(db, query.text);
  const firstAfter = (tag: unknown, sign: '>' | '>=') => sql`(
    select tag from post_tags where tag ${sql.raw(sign)} ${tag} and tag < ${beginning + LAST} order by tag limit 1)`;
  const { rows } = await sql<{ tag: string }>`
    with recursive tags as (
      select ${firstAfter(beginning, '>=')} as tag, 1 as place
      union all
      select ${firstAfter(sql.ref('tags.tag'), '>')}, place + 1 from tags
      where tag is not null and place < ${MAX_TAGS}::int
    )
    select tags.tag from tags cross join lateral (
      select count(*) as posts from (
        select post_id from post_tags where post_tags.tag = tags.tag order by number desc limit ${MAX_POSTS}::int
      ) newest join posts p on p.id = newest.post_id join users u on u.id = p.user_id
      where ${isVisible(viewerOf(caller))}
    ) seen
    where tags.tag is not null and seen.posts > 0
    order by seen.posts desc, tags.place limit ${MAX_SUGGESTED}::int`.execute(db);
  return rows.map(({ tag }) => tag);
}
