import type { Schemas } from '@quintet/api/types';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { buildPostVisibleSql } from './post-access.ts';
import { requireExistingAuthor } from './authors.ts';
import type { Viewer } from './viewer.ts';

/** Returns the counts of an author, over the posts that the viewer may see. Private likes and collections count as 0. */
export async function getAuthorCounts(
  db: Kysely<Database>,
  viewer: Viewer,
  authorId: string,
): Promise<Schemas['AuthorCounts']> {
  const { userId, isSelf, likesPrivate, collectsPrivate } = await requireExistingAuthor(db, viewer, authorId);
  const { rows } = await sql<Schemas['AuthorCounts']>`
    select own.posts, own.likes, a.collected_count as collected, a.liked_count as liked,
      a.following_count as followings, a.follower_count as followers
    from authors a, lateral (
      select count(*) as posts, coalesce(sum(p.like_count), 0) as likes
      from posts p join users u on u.id = p.user_id where p.user_id = a.user_id and ${buildPostVisibleSql(viewer)}
    ) own
    where a.user_id = ${userId}`.execute(db);
  const counts = rows[0]!;
  return {
    ...counts,
    liked: likesPrivate && !isSelf ? 0 : counts.liked,
    collected: collectsPrivate && !isSelf ? 0 : counts.collected,
  };
}
