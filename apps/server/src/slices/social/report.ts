import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import { requirePost } from './access.ts';
import { viewerOf } from './viewer.ts';

/** Reports a post to the operator (spec §6). @throws HttpError api.forbidden for the caller's own post */
export async function reportPost({ body, caller, services: { db } }: Call<'reportPost'>): Promise<true> {
  const { userId } = requireUser(caller);
  const post = await requirePost(db, viewerOf(caller), body.post_id);
  if (post.isAuthor) throw new HttpError('api.forbidden');
  await db
    .insertInto('post_reports')
    .values({
      reporter_id: userId,
      post_id: post.id,
      author_id: post.authorId,
      reason: body.reason,
      text: body.text ?? '',
    })
    .execute();
  return true;
}
