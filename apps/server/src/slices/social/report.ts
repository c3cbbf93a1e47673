import { sql } from 'kysely';
import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import { requirePost } from './access.ts';
import { viewerOf } from './viewer.ts';

/** Reports a post to the operator (spec §6), with a copy of the post. @throws HttpError api.forbidden for the caller's own post */
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
      evidence: sql<string>`coalesce((
        select jsonb_build_array(jsonb_build_object('id', id, 'user_id', user_id, 'type', 'post', 'text', text,
          'tags', tags, 'media', media, 'create_at', create_at)) from posts where id = ${post.id}), '[]')`,
    })
    .execute();
  return true;
}
