import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/types.ts';
import { requireUser } from '../../http/caller.ts';
import { Failure } from '../../http/failure.ts';
import type { Call } from '../../http/handler.ts';
import { type PostStanding, requirePost } from './access.ts';
import { type Comment, readComment, requireComment } from './comments.ts';
import { type Viewer, viewerOf } from './viewer.ts';
import { readCommentText } from './words.ts';

/** @throws Failure author.not_allow_comment, and for words (`words.ts`) */
export async function createComment({
  body,
  caller,
  params,
  services: { db },
}: Call<'createComment'>): Promise<Comment> {
  const viewer = viewerOf(caller);
  const post = await requirePost(db, viewer, params.id);
  return write(db, viewer, post, { text: body.text, parentId: null, replyToId: null });
}

/** Answers a comment or, with reply_to_id, one of its sub-comments. An answer to a sub-comment stands beside it. */
export async function createSubComment(call: Call<'createSubComment'>): Promise<Comment> {
  const { body, caller, params, services } = call;
  const { db } = services;
  const viewer = viewerOf(caller);
  const answered = await requireComment(db, viewer, params.id);
  const parentId = answered.parentId ?? answered.id;
  const replyToId = body.reply_to_id ?? (answered.parentId === null ? null : answered.id);
  if (replyToId !== null) {
    const reply = await requireComment(db, viewer, replyToId);
    if (reply.parentId !== parentId) throw new Failure('api.body.param_invalid.reply_to_id');
  }
  return write(db, viewer, answered.post, { text: body.text, parentId, replyToId });
}

type Draft = { text: string; parentId: string | null; replyToId: string | null };

async function write(
  db: Kysely<Database>,
  viewer: Viewer,
  post: PostStanding,
  { text: given, parentId, replyToId }: Draft,
): Promise<Comment> {
  await refuseSilenced(db, viewer, post);
  const text = await readCommentText(db, given);
  // What goes at the same moment takes no comment any more.
  const { rows } = await sql<{ id: string }>`
    insert into comments (post_id, parent_id, reply_to_id, user_id, text)
    select id, ${parentId}, ${replyToId}, ${viewer.userId}, ${text} from posts
    where id = ${post.id} and (${parentId}::text is null or exists (select from comments where id = ${parentId} for key share))
    for key share
    returning id`.execute(db);
  if (!rows[0]) throw new Failure('api.data_not_exist');
  return readComment(db, viewer, rows[0].id);
}

/** The post's author and the author's settings decide; the author may always. */
async function refuseSilenced(db: Kysely<Database>, { userId }: Viewer, post: PostStanding): Promise<void> {
  const user = await db.selectFrom('users').select('can_comment').where('id', '=', userId).executeTakeFirst();
  if (!user?.can_comment || (!post.mayComment && !post.isAuthor)) throw new Failure('api.author.not_allow_comment');
}

/** Its writer's to take back, whatever became of the post, or the post's author's; its answers go with it. @throws Failure api.forbidden */
export async function deleteComment({ caller, params, services: { db } }: Call<'deleteComment'>): Promise<true> {
  const { userId } = requireUser(caller);
  const own = await db
    .deleteFrom('comments')
    .where('id', '=', params.id)
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  if (own.length > 0) return true;
  const comment = await requireComment(db, viewerOf(caller), params.id);
  if (!comment.post.isAuthor) throw new Failure('api.forbidden');
  await db.deleteFrom('comments').where('id', '=', comment.id).execute();
  return true;
}

export async function likeComment({ caller, params, services: { db } }: Call<'likeComment'>): Promise<Comment> {
  const viewer = viewerOf(caller);
  const { id } = await requireComment(db, viewer, params.id);
  await sql`
    insert into comment_likes (user_id, comment_id)
    select ${viewer.userId}, id from comments where id = ${id} for key share
    on conflict do nothing`.execute(db);
  return readComment(db, viewer, id);
}

export async function unlikeComment({ caller, params, services: { db } }: Call<'unlikeComment'>): Promise<Comment> {
  const viewer = viewerOf(caller);
  const { userId } = requireUser(caller);
  const { id } = await requireComment(db, viewer, params.id);
  await db.deleteFrom('comment_likes').where('user_id', '=', userId).where('comment_id', '=', id).execute();
  return readComment(db, viewer, id);
}
