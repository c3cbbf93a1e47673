import { sql } from 'kysely';
import { runTransaction } from '../../base/database/transaction.ts';
import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import { retainReportedFiles } from '../../platform/media/report-files.ts';
import { requireVisiblePost } from './post-access.ts';
import { requireVisibleComment } from './comments.ts';
import { buildBlockedEitherWaySql, toViewer } from './viewer.ts';

/** Reports a post to the operator (spec §6), with a copy of the post; its files are kept. @throws HttpError api.forbidden for the caller's own post */
export async function reportPost({ body, caller, services: { db } }: Call<'reportPost'>): Promise<true> {
  const { userId } = requireUser(caller);
  const post = await requireVisiblePost(db, toViewer(caller), body.post_id);
  if (post.isAuthor) throw new HttpError('api.forbidden');
  await runTransaction(db, async (trx) => {
    const { id } = await trx
      .insertInto('post_reports')
      .values({
        reporter_id: userId,
        post_id: post.id,
        author_id: post.authorId,
        reason: body.reason,
        text: body.text ?? '',
        evidence: sql<string>`coalesce((
          select jsonb_build_array(jsonb_build_object('id', id, 'user_id', user_id, 'type', 'post', 'text', text,
            'tags', tags, 'media', media, 'create_at', create_at)) from posts where id = ${post.id}), '[]')`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await retainReportedFiles(trx, { kind: 'post', reportId: id }, 'post_id', [post.id]);
  });
  return true;
}

/**
 * Reports a comment to the operator, with copies of the post's text, of the comment that it answers if the reporter sees it, and of itself.
 * @throws HttpError api.forbidden for the caller's own comment
 */
export async function reportComment({ body, caller, services: { db } }: Call<'reportComment'>): Promise<true> {
  const { userId } = requireUser(caller);
  const viewer = toViewer(caller);
  const { id, writerId, parentId, post } = await requireVisibleComment(db, viewer, body.comment_id);
  if (writerId === userId) throw new HttpError('api.forbidden');
  await db
    .insertInto('comment_reports')
    .values({
      reporter_id: userId,
      comment_id: id,
      post_id: post.id,
      author_id: writerId,
      reason: body.reason,
      text: body.text ?? '',
      evidence: sql<string>`coalesce((
        select jsonb_agg(copy order by position) from (
          select 1 as position, jsonb_build_object('id', id, 'user_id', user_id, 'type', 'post', 'text', text, 'tags', tags,
            'create_at', create_at) as copy from posts where id = ${post.id}
          union all select 2, jsonb_build_object('id', c.id, 'user_id', c.user_id, 'type', 'comment', 'text', c.text,
            'create_at', c.create_at) from comments c where c.id = ${parentId} and not ${buildBlockedEitherWaySql(viewer, sql.ref('c.user_id'))}
          union all select 3, jsonb_build_object('id', id, 'user_id', user_id, 'type', 'comment', 'text', text,
            'create_at', create_at, 'is_reported', true) from comments where id = ${id}
        ) copies), '[]')`,
    })
    .execute();
  return true;
}
