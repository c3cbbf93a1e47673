import type { Schemas } from '@quintet/api/types';
import { FEED_PAGE_SIZE } from '@quintet/domain/limits';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { type PostAccess, requireVisiblePost } from './post-access.ts';
import { queryAuthorsByIds } from './authors.ts';
import { toCursorPage, buildAfterCursorSql, decodeCursor } from './cursor.ts';
import type { ListPageQuery } from './post-lists.ts';
import { buildBlockedEitherWaySql, type Viewer } from './viewer.ts';

export type Comment = Schemas['Comment'];

type Row = Selectable<Database['comments']> & {
  at: Date;
  reply_to: string | null;
  reply_to_user_id: string | null;
  is_liked: boolean;
};

const WRITER = sql.ref('c.user_id');

const selectComments = (viewer: Viewer) => sql`
  select c.*, c.create_at as at, answered.reply_to, answered.reply_to_user_id,
    ${viewer.userId === null ? sql`false` : sql`exists (select from comment_likes l where l.user_id = ${viewer.userId} and l.comment_id = c.id)`} as is_liked
  from comments c
  left join lateral (
    select case when u.delete_at is null then u.nickname else '' end as reply_to, u.id as reply_to_user_id
    from comments r join users u on u.id = r.user_id
    where r.id = c.reply_to_id and not ${buildBlockedEitherWaySql(viewer, sql.ref('r.user_id'))}
  ) answered on true`;

/** Lists the comments on a post, newest first, without comments across a block with the viewer. */
export async function listComments(
  db: Kysely<Database>,
  viewer: Viewer,
  postId: string,
  { limit = FEED_PAGE_SIZE, next_id }: ListPageQuery,
) {
  const { id } = await requireVisiblePost(db, viewer, postId);
  const { rows } = await sql<Row>`${selectComments(viewer)}
    where c.post_id = ${id} and c.parent_id is null and not ${buildBlockedEitherWaySql(viewer, WRITER)}
      and ${buildAfterCursorSql(sql.ref('c.create_at'), sql.ref('c.id'), decodeCursor(next_id))}
    order by c.create_at desc, c.id desc limit ${limit + 1}`.execute(db);
  const page = toCursorPage(rows, limit);
  return { list: await present(db, viewer, page.rows), next_id: page.nextId };
}

/** Lists the sub-comments of a comment, oldest first. */
export async function listSubComments(
  db: Kysely<Database>,
  viewer: Viewer,
  commentId: string,
  { limit = FEED_PAGE_SIZE, next_id }: ListPageQuery,
) {
  const parent = await requireVisibleComment(db, viewer, commentId);
  const place = decodeCursor(next_id);
  const isNext = place === null ? sql`true` : sql`(c.create_at, c.id) > (${place.at}::timestamptz(3), ${place.id})`;
  const { rows } = await sql<Row>`${selectComments(viewer)}
    where c.parent_id = ${parent.id} and not ${buildBlockedEitherWaySql(viewer, WRITER)} and ${isNext}
    order by c.create_at, c.id limit ${limit + 1}`.execute(db);
  const page = toCursorPage(rows, limit);
  return { list: await present(db, viewer, page.rows), next_id: page.nextId };
}

/** A comment and the one under which it is. @throws HttpError api.data_not_exist if the viewer sees one of them in no list */
export async function getCommentWithParent(
  db: Kysely<Database>,
  viewer: Viewer,
  commentId: string,
): Promise<Schemas['LinkedComment']> {
  const { id, parentId } = await requireVisibleComment(db, viewer, commentId);
  if (parentId !== null) await requireVisibleComment(db, viewer, parentId);
  const [comment, parent] = await Promise.all([
    readComment(db, viewer, id),
    parentId === null ? null : readComment(db, viewer, parentId),
  ]);
  return { comment, parent };
}

export async function readComment(db: Kysely<Database>, viewer: Viewer, id: string): Promise<Comment> {
  const { rows } = await sql<Row>`${selectComments(viewer)} where c.id = ${id}`.execute(db);
  const [comment] = await present(db, viewer, rows);
  if (!comment) throw new HttpError('api.data_not_exist');
  return comment;
}

/** A comment that the viewer may see, and its post. */
export type CommentAccess = { id: string; writerId: string; parentId: string | null; post: PostAccess };

/** @throws HttpError data_not_exist for an unknown comment or across a block, and the errors of `requireVisiblePost` */
export async function requireVisibleComment(
  db: Kysely<Database>,
  viewer: Viewer,
  commentId: string,
): Promise<CommentAccess> {
  const { rows } = await sql<{ post_id: string; user_id: string; parent_id: string | null; is_blocked: boolean }>`
    select c.post_id, c.user_id, c.parent_id, ${buildBlockedEitherWaySql(viewer, WRITER)} as is_blocked
    from comments c where c.id = ${commentId}`.execute(db);
  const [row] = rows;
  if (!row || row.is_blocked) throw new HttpError('api.data_not_exist');
  const post = await requireVisiblePost(db, viewer, row.post_id);
  return { id: commentId, writerId: row.user_id, parentId: row.parent_id, post };
}

async function present(db: Kysely<Database>, viewer: Viewer, rows: readonly Row[]): Promise<Comment[]> {
  const authors = await queryAuthorsByIds(
    db,
    viewer,
    rows.map(({ user_id }) => user_id),
  );
  return rows.map((row) => ({
    id: row.id,
    post_id: row.post_id,
    parent_id: row.parent_id,
    reply_to: row.reply_to,
    ...(row.reply_to_user_id !== null && { reply_to_user_id: row.reply_to_user_id }),
    author: authors.get(row.user_id)!,
    text: row.text,
    ...(row.mentions && { mentions: row.mentions }),
    like_count: row.like_count,
    sub_comment_count: row.sub_comment_count,
    is_liked: row.is_liked,
    create_at: row.create_at.toISOString(),
  }));
}
