import { PostPrivacy } from '@quintet/api/enums';
import { FEED_PAGE_SIZE } from '@quintet/domain/limits';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { UserCaller } from '../../platform/http/caller.ts';
import { toCursorPage, buildAfterCursorSql, type ListCursor, decodeCursor } from './cursor.ts';
import type { ListPageQuery } from './post-lists.ts';
import { queryPostsInOrder } from './posts.ts';
import { buildFollowingViewerSql, type Viewer } from './viewer.ts';

/**
 * The newest posts of the authors that a user follows. The cost depends on the number of followed authors, not on the number of
 * their posts: `authors` stores the time of each author's newest post (a look-up replaces it if it is newer than the cursor), the
 * `limit` newest of these times give the oldest time that the page can reach, and only newer posts are read. Blocks and
 * cancelling delete follows, so the query need not check them.
 */
export const buildFollowedPostsSql = (
  viewer: Viewer,
  limit: number,
  place: ListCursor | null,
): RawBuilder<{ id: string; at: Date }> => {
  const isOpen = sql`p.state = 'published' and (p.privacy in (${PostPrivacy.EVERYONE}, ${PostPrivacy.FOLLOWERS})
    or p.privacy = ${PostPrivacy.MUTUAL_FOLLOWERS} and f.is_mutual)`;
  const isNext = buildAfterCursorSql(sql.ref('p.create_at'), sql.ref('p.id'), place);
  const from = place === null ? sql`'infinity'::timestamptz` : sql`${place.at}::timestamptz`;
  return sql`
    with followed as materialized (
      select f.followed_id, f.is_mutual, (
        select case when f.is_mutual then a.newest_mutual_at else a.newest_at end
        from authors a where a.user_id = f.followed_id
      ) as newest_at
      from (
        select f.followed_id, ${buildFollowingViewerSql(viewer, sql.ref('f.followed_id'))} as is_mutual
        from follows f where f.user_id = ${viewer.userId}
      ) f
    ), heads as materialized (
      select f.followed_id, f.is_mutual, f.newest_at as at from followed f where f.newest_at < ${from}
      union all
      select f.followed_id, f.is_mutual, p.create_at from followed f cross join lateral (
        select p.create_at from posts p where p.user_id = f.followed_id and ${isOpen} and ${isNext}
        order by p.create_at desc, p.id desc limit 1
      ) p where f.newest_at >= ${from}
    ), reach as (
      select case when count(*) = ${limit} then min(at) else '-infinity' end as back_to
      from (select at from heads order by at desc limit ${limit}) newest
    )
    select p.id, p.create_at as at
    from heads f cross join reach cross join lateral (
      select p.id, p.create_at from posts p
      where p.user_id = f.followed_id and p.create_at >= reach.back_to and ${isOpen} and ${isNext}
      order by p.create_at desc, p.id desc limit ${limit}
    ) p
    where f.at >= reach.back_to
    order by p.create_at desc, p.id desc limit ${limit}`;
};

/** Posts of the authors that this user follows, newest first (spec §7, recommend/follower). */
export async function listFollowedPosts(
  db: Kysely<Database>,
  { userId }: UserCaller,
  { limit = FEED_PAGE_SIZE, next_id }: ListPageQuery,
) {
  const viewer = { userId };
  const { rows } = await buildFollowedPostsSql(viewer, limit + 1, decodeCursor(next_id)).execute(db);
  const page = toCursorPage(rows, limit);
  const ids = page.rows.map(({ id }) => id);
  return { list: await queryPostsInOrder(db, viewer, ids), next_id: page.nextId };
}
