import { FEED_PAGE_SIZE } from '@quintet/domain/limits';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { requireVisiblePost } from './post-access.ts';
import { queryAuthorsByIds, requireExistingAuthor } from './authors.ts';
import { toCursorPage, buildAfterCursorSql, decodeCursor } from './cursor.ts';
import type { ListPageQuery } from './post-lists.ts';
import { buildBlockedEitherWaySql, type Viewer } from './viewer.ts';

/** Source of each list: the users in column `whom` of the rows of `table` whose column `of` has the given id. */
const LISTS = {
  followings: { table: 'follows', of: 'user_id', whom: 'followed_id' },
  followers: { table: 'follows', of: 'followed_id', whom: 'user_id' },
  likers: { table: 'post_likes', of: 'post_id', whom: 'user_id' },
  viewers: { table: 'post_views', of: 'post_id', whom: 'user_id' },
} as const;

type ListName = keyof typeof LISTS;

/** Lists the followed authors or the followers of an author, the latest first. @throws HttpError api.forbidden across a block */
export async function listFollowRelations(
  db: Kysely<Database>,
  viewer: Viewer,
  list: 'followings' | 'followers',
  authorId: string,
  query: ListPageQuery,
) {
  const author = await requireExistingAuthor(db, viewer, authorId);
  if (author.isBlocked) throw new HttpError('api.forbidden');
  return listPeople(db, viewer, list, author.userId, query);
}

/** Lists the users who liked a post, for every viewer who may see the post. */
export async function listPostLikers(db: Kysely<Database>, viewer: Viewer, postId: string, query: ListPageQuery) {
  const { id } = await requireVisiblePost(db, viewer, postId);
  return listPeople(db, viewer, 'likers', id, query);
}

/** Lists the users who viewed a post, for its author only. @throws HttpError post.view_permission_not_allowed */
export async function listPostViewers(db: Kysely<Database>, viewer: Viewer, postId: string, query: ListPageQuery) {
  const { id, isAuthor } = await requireVisiblePost(db, viewer, postId);
  if (!isAuthor) throw new HttpError('api.post.view_permission_not_allowed');
  return listPeople(db, viewer, 'viewers', id, query);
}

/** Leaves out cancelled accounts and users on either side of a block with the viewer. */
async function listPeople(
  db: Kysely<Database>,
  viewer: Viewer,
  list: ListName,
  id: string,
  { limit = FEED_PAGE_SIZE, next_id }: ListPageQuery,
) {
  const { table, of, whom } = LISTS[list];
  const person = sql.ref(`r.${whom}`);
  const { rows } = await sql<{ id: string; at: Date }>`
    select ${person} as id, r.create_at as at
    from ${sql.table(table)} r join users u on u.id = ${person}
    where ${sql.ref(`r.${of}`)} = ${id} and u.delete_at is null and not ${buildBlockedEitherWaySql(viewer, person)}
      and ${buildAfterCursorSql(sql.ref('r.create_at'), person, decodeCursor(next_id))}
    order by r.create_at desc, ${person} desc limit ${limit + 1}`.execute(db);
  const page = toCursorPage(rows, limit);
  const authors = await queryAuthorsByIds(
    db,
    viewer,
    page.rows.map(({ id }) => id),
  );
  return { list: page.rows.flatMap(({ id }) => authors.get(id) ?? []), next_id: page.nextId };
}
