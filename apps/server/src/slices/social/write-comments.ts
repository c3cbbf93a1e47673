import type { Mention } from '@quintet/domain/mentions';
import { type Kysely, sql } from 'kysely';
import { lockUserRowsShared } from '../../base/database/lock-user.ts';
import type { Database } from '../../base/database/types.ts';
import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';
import { type PostAccess, requireVisiblePost } from './post-access.ts';
import { resolveCommentMentions } from './comment-mentions.ts';
import {
  queryCommentNotificationSourceKeys,
  buildCommentNotifications,
  buildCommentLikeNotification,
  toCommentLikeNotificationSourceKey,
} from './comment-notifications.ts';
import { type Comment, readComment, requireVisibleComment } from './comments.ts';
import { type Viewer, toViewer } from './viewer.ts';
import { validateAndNormalizeCommentText } from './post-text.ts';

/** @throws HttpError author.not_allow_comment, and for words (`banned-words.ts`) */
export async function createComment({ body, caller, params, services }: Call<'createComment'>): Promise<Comment> {
  const viewer = toViewer(caller);
  const post = await requireVisiblePost(services.db, viewer, params.id);
  return insertComment(services, viewer, post, {
    text: body.text,
    mentions: body.mentions,
    parentId: null,
    replyToId: null,
  });
}

/** Replies to a comment or, with reply_to_id, to one of its sub-comments. All replies get the top-level comment as parent. */
export async function createSubComment(call: Call<'createSubComment'>): Promise<Comment> {
  const { body, caller, params, services } = call;
  const { db } = services;
  const viewer = toViewer(caller);
  const answered = await requireVisibleComment(db, viewer, params.id);
  const parentId = answered.parentId ?? answered.id;
  const replyToId = body.reply_to_id ?? (answered.parentId === null ? null : answered.id);
  if (replyToId !== null) {
    const reply = await requireVisibleComment(db, viewer, replyToId);
    if (reply.parentId !== parentId) throw new HttpError('api.body.param_invalid.reply_to_id');
  }
  return insertComment(services, viewer, answered.post, {
    text: body.text,
    mentions: body.mentions,
    parentId,
    replyToId,
  });
}

type NewComment = {
  text: string;
  mentions: readonly Mention[] | undefined;
  parentId: string | null;
  replyToId: string | null;
};

async function insertComment(
  { db, events, notifications }: Services,
  viewer: Viewer,
  post: PostAccess,
  { text: given, mentions: typed, parentId, replyToId }: NewComment,
): Promise<Comment> {
  await assertCanComment(db, viewer, post);
  const text = await validateAndNormalizeCommentText(db, given);
  const mentions = await resolveCommentMentions(db, viewer, post.id, text, typed);
  const answered = [...new Set([parentId, replyToId].filter((id) => id !== null))];
  const userId = viewer.userId!;
  const { id } = await events.record(async (trx, append) => {
    // A block waits for this transaction, and then takes the notifications back.
    if (!(await lockUserRowsShared(trx, [userId])).has(userId)) throw new HttpError('api.unauthorized');
    const locked = await lockPostAndComments(trx, post.id, answered);
    // Refuse if the post or an answered comment was deleted concurrently.
    if (!locked.isPostHere || locked.commentIds.length < answered.length) throw new HttpError('api.data_not_exist');
    const comment = await trx
      .insertInto('comments')
      .values({
        post_id: post.id,
        parent_id: parentId,
        reply_to_id: replyToId,
        user_id: userId,
        text,
        mentions: mentions.length > 0 ? JSON.stringify(mentions) : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const notified = await buildCommentNotifications(trx, post, {
      id: comment.id,
      userId,
      parentId,
      replyToId,
      mentions,
    });
    await notifications.add(trx, append, notified);
    return comment;
  });
  return readComment(db, viewer, id);
}

/** Lock order (README): the post, then comments by their ids. Returns the ids of the comments that still exist. */
async function lockPostAndComments(trx: Kysely<Database>, postId: string, commentIds: readonly string[]) {
  const post = await trx.selectFrom('posts').select('id').where('id', '=', postId).forNoKeyUpdate().executeTakeFirst();
  const { rows } = await sql<{ id: string }>`
    select id from comments where id = any(${[...commentIds]}) order by id for no key update`.execute(trx);
  return { isPostHere: post !== undefined, commentIds: rows.map(({ id }) => id) };
}

/** @throws HttpError if the user may not comment at all, or comments are closed and the user is not the post's author */
async function assertCanComment(db: Kysely<Database>, { userId }: Viewer, post: PostAccess): Promise<void> {
  const user = await db.selectFrom('users').select('can_comment').where('id', '=', userId).executeTakeFirst();
  if (!user?.can_comment || (!post.canComment && !post.isAuthor)) throw new HttpError('api.author.not_allow_comment');
}

/**
 * Deletes a comment with its answers. Allowed for its writer, also if the post is closed, and for the post's author.
 * @throws HttpError api.forbidden
 */
export async function deleteComment({ caller, params, services }: Call<'deleteComment'>): Promise<true> {
  const { userId } = requireUser(caller);
  const { db, events, notifications } = services;
  const own = await db
    .selectFrom('comments')
    .select(['id', 'post_id'])
    .where('id', '=', params.id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const comment = own ? { id: own.id, postId: own.post_id } : await requireOnOwnPost(db, toViewer(caller), params.id);
  await events.record(async (trx, append) => {
    await lockThread(trx, comment.postId, comment.id);
    const sources = await queryCommentNotificationSourceKeys(trx, comment.id);
    await trx.deleteFrom('comments').where('id', '=', comment.id).execute();
    await notifications.retract(trx, append, { sources });
  });
  return true;
}

async function requireOnOwnPost(db: Kysely<Database>, viewer: Viewer, commentId: string) {
  const { id, post } = await requireVisibleComment(db, viewer, commentId);
  if (!post.isAuthor) throw new HttpError('api.forbidden');
  return { id, postId: post.id };
}

/** Locks every row that deleting a comment changes: the post, its parent, its sub-comments and the comments that reply to it. */
async function lockThread(trx: Kysely<Database>, postId: string, commentId: string): Promise<void> {
  await trx.selectFrom('posts').select('id').where('id', '=', postId).forNoKeyUpdate().execute();
  await sql`
    select from comments where id = ${commentId} or parent_id = ${commentId} or reply_to_id = ${commentId}
      or id = (select parent_id from comments where id = ${commentId})
    order by id for update`.execute(trx);
}

export async function likeComment({ caller, params, services }: Call<'likeComment'>): Promise<Comment> {
  const viewer = toViewer(caller);
  const { userId } = requireUser(caller);
  const { db, events, notifications } = services;
  const comment = await requireVisibleComment(db, viewer, params.id);
  const { id } = comment;
  await events.record(async (trx, append) => {
    const { rows } = await sql`
      with me as materialized (select id from users where id = ${userId} and delete_at is null for share),
        comment as materialized (select id from comments where id = ${id} and exists (select from me) for no key update)
      insert into comment_likes (user_id, comment_id) select me.id, comment.id from me, comment
      on conflict do nothing returning user_id`.execute(trx);
    if (rows.length > 0) await notifications.add(trx, append, [buildCommentLikeNotification(comment, userId)]);
  });
  return readComment(db, viewer, id);
}

export async function unlikeComment({ caller, params, services }: Call<'unlikeComment'>): Promise<Comment> {
  const viewer = toViewer(caller);
  const { userId } = requireUser(caller);
  const { db, events, notifications } = services;
  const { id } = await requireVisibleComment(db, viewer, params.id);
  await events.record(async (trx, append) => {
    await trx.selectFrom('comments').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    await trx.deleteFrom('comment_likes').where('user_id', '=', userId).where('comment_id', '=', id).execute();
    await notifications.retract(trx, append, { sources: [toCommentLikeNotificationSourceKey(id, userId)] });
  });
  return readComment(db, viewer, id);
}
