import { FEED_PAGE_SIZE } from '@quintet/domain/limits';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { buildPostVisibleSql } from './post-access.ts';
import { requireExistingAuthor, type AuthorAccess } from './authors.ts';
import { toCursorPage, buildAfterCursorSql, decodeCursor } from './cursor.ts';
import { queryPostsInOrder } from './posts.ts';
import type { Viewer } from './viewer.ts';

export type ListPageQuery = { next_id?: string; limit?: number };
type Row = { id: string; at: Date };

/** Lists the posts of an author that the viewer may see, newest first. */
export async function listAuthorPosts(db: Kysely<Database>, viewer: Viewer, authorId: string, query: ListPageQuery) {
  const { userId } = await requireOpenAuthor(db, viewer, authorId);
  const { limit = FEED_PAGE_SIZE, next_id } = query;
  const { rows } = await sql<Row>`
    select p.id, p.create_at as at from posts p join users u on u.id = p.user_id
    where p.user_id = ${userId} and ${buildPostVisibleSql(viewer)}
      and ${buildAfterCursorSql(sql.ref('p.create_at'), sql.ref('p.id'), decodeCursor(next_id))}
    order by p.create_at desc, p.id desc limit ${limit + 1}`.execute(db);
  return presentPage(db, viewer, rows, limit);
}

/** Lists the posts that an author liked, the latest like first. @throws HttpError privacy.like_post_list if they are private */
export async function listLikedPosts(db: Kysely<Database>, viewer: Viewer, authorId: string, query: ListPageQuery) {
  const author = await requireOpenAuthor(db, viewer, authorId);
  if (author.likesPrivate && !author.isSelf) throw new HttpError('api.privacy.like_post_list');
  return listReacted(db, viewer, 'post_likes', author.userId, query);
}

/** Lists the posts that an author collected, the latest first. @throws HttpError privacy.collect_post_list if they are private */
export async function listCollectedPosts(db: Kysely<Database>, viewer: Viewer, authorId: string, query: ListPageQuery) {
  const author = await requireOpenAuthor(db, viewer, authorId);
  if (author.collectsPrivate && !author.isSelf) throw new HttpError('api.privacy.collect_post_list');
  return listReacted(db, viewer, 'post_collects', author.userId, query);
}

async function listReacted(
  db: Kysely<Database>,
  viewer: Viewer,
  table: 'post_likes' | 'post_collects',
  userId: string,
  { limit = FEED_PAGE_SIZE, next_id }: ListPageQuery,
) {
  const { rows } = await sql<Row>`
    select p.id, r.create_at as at
    from ${sql.table(table)} r join posts p on p.id = r.post_id join users u on u.id = p.user_id
    where r.user_id = ${userId} and ${buildPostVisibleSql(viewer)}
      and ${buildAfterCursorSql(sql.ref('r.create_at'), sql.ref('r.post_id'), decodeCursor(next_id))}
    order by r.create_at desc, r.post_id desc limit ${limit + 1}`.execute(db);
  return presentPage(db, viewer, rows, limit);
}

async function presentPage(db: Kysely<Database>, viewer: Viewer, found: readonly Row[], limit: number) {
  const { rows, nextId } = toCursorPage(found, limit);
  const ids = rows.map(({ id }) => id);
  return { list: await queryPostsInOrder(db, viewer, ids), next_id: nextId };
}

/** @throws HttpError post.view_permission_not_allowed if either side has blocked the other */
async function requireOpenAuthor(db: Kysely<Database>, viewer: Viewer, authorId: string): Promise<AuthorAccess> {
  const author = await requireExistingAuthor(db, viewer, authorId);
  if (author.isBlocked) throw new HttpError('api.post.view_permission_not_allowed');
  return author;
}
