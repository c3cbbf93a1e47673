import { sql, type Updateable } from 'kysely';
import { runTransaction } from '../../base/database/transaction.ts';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call, OperationId } from '../../platform/http/handler.ts';
import { releasePostFiles, sweepSoon } from '../../platform/media/sweep.ts';
import { requireOwnPost } from './access.ts';
import { type Post, readPost } from './posts.ts';
import { viewerOf } from './viewer.ts';
import { validatePostText } from './post-text.ts';

/** SQL condition: the post has processed or waiting files. */
const hasFiles = sql<boolean>`media <> '[]' or exists (select from files where post_id = posts.id and position is not null)`;

type CallContext = Pick<Call<OperationId>, 'caller' | 'services'> & { params: { id: string } };

/** Changes text and tags; missing fields stay unchanged. @throws HttpError as publishing does */
export async function updatePost({ body, ...visit }: Call<'updatePost'>): Promise<Post> {
  const { db } = visit.services;
  const { id } = await requireOwnPost(db, viewerOf(visit.caller), visit.params.id);
  const known = await db
    .selectFrom('posts')
    .select(['text', 'tags', hasFiles.as('has_files')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new HttpError('api.post.data_not_exist'));
  const { text = known.text, tags = known.tags } = body;
  const words = await validatePostText(db, { text, tags });
  if (words.text === '' && !known.has_files) throw new HttpError('api.body.param_invalid.text');
  return change(visit, words);
}

/** Changes privacy and permission to comment; missing fields stay unchanged. */
export const setPostPermissions = async ({ body, ...visit }: Call<'setPostPermissions'>): Promise<Post> => {
  await requireOwnPost(visit.services.db, viewerOf(visit.caller), visit.params.id);
  return change(visit, { privacy: body.privacy, allow_comment: body.allow_comment });
};

/** Deletes a post with its comments, reactions and files. */
export async function deletePost({ caller, params, services }: Call<'deletePost'>): Promise<true> {
  const { db } = services;
  const { id } = await requireOwnPost(db, viewerOf(caller), params.id);
  await runTransaction(db, async (trx) => {
    await trx.selectFrom('posts').select('id').where('id', '=', id).forUpdate().execute();
    await releasePostFiles(trx, id);
    await trx.deleteFrom('posts').where('id', '=', id).execute();
  });
  sweepSoon(services);
  return true;
}

async function change(
  { caller, params, services: { db, clock } }: CallContext,
  fields: Updateable<Database['posts']>,
): Promise<Post> {
  const changed = await db
    .updateTable('posts')
    .set({ ...fields, update_at: clock() })
    .where('id', '=', params.id)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw new HttpError('api.post.data_not_exist');
  return readPost(db, viewerOf(caller), params.id);
}
