import { type Kysely, sql, type Updateable } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { requireUser } from '../../platform/http/caller.ts';
import type { Call } from '../../platform/http/handler.ts';
import { markPostFilesForDeletion, sweepFilesInBackground } from '../../platform/media/sweep.ts';
import type { Services } from '../../platform/services.ts';
import { requireOwnPost } from './post-access.ts';
import { replacePostImages, requireAddedPostImages } from './change-files.ts';
import { type Post, readPost } from './posts.ts';
import { toViewer } from './viewer.ts';
import { validateAndNormalizePostText } from './post-text.ts';

/** SQL condition: the post has processed or waiting files. */
const hasFiles = sql<boolean>`media <> '[]' or exists (select from files where post_id = posts.id and position is not null)`;

/** Changes text, tags and pictures; missing fields stay unchanged. @throws HttpError as publishing does */
export async function updatePost({ body, caller, params, services }: Call<'updatePost'>): Promise<Post> {
  const { db, events } = services;
  const viewer = toViewer(caller);
  const { id } = await requireOwnPost(db, viewer, params.id);
  const known = await db
    .selectFrom('posts')
    .select(['text', 'tags', hasFiles.as('has_files')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new HttpError('api.post.data_not_exist'));
  const { text = known.text, tags = known.tags, file_paths: paths } = body;
  const words = await validateAndNormalizePostText(db, { text, tags });
  const keepsFiles = paths ? paths.length > 0 : known.has_files;
  if (words.text === '' && !keepsFiles) throw new HttpError('api.body.param_invalid.text');
  const added = paths && (await requireAddedPostImages(services, requireUser(caller).userId, id, paths));
  await events.record(async (trx, append) => {
    await change(trx, services, id, words);
    if (paths && added) await replacePostImages(services, trx, append, { postId: id, paths, added });
  });
  if (paths) sweepFilesInBackground(services);
  return readPost(db, viewer, id);
}

/** Changes privacy and permission to comment; missing fields stay unchanged. */
export async function setPostPermissions({
  body,
  caller,
  params,
  services,
}: Call<'setPostPermissions'>): Promise<Post> {
  const { db } = services;
  const viewer = toViewer(caller);
  const { id } = await requireOwnPost(db, viewer, params.id);
  await change(db, services, id, { privacy: body.privacy, allow_comment: body.allow_comment });
  return readPost(db, viewer, id);
}

/** Deletes a post with its comments, reactions, files and the notifications about it. */
export async function deletePost({ caller, params, services }: Call<'deletePost'>): Promise<true> {
  const { db, events, notifications } = services;
  const { id } = await requireOwnPost(db, toViewer(caller), params.id);
  await events.record(async (trx, append) => {
    await trx.selectFrom('posts').select('id').where('id', '=', id).forUpdate().execute();
    await markPostFilesForDeletion(trx, id);
    await trx.deleteFrom('posts').where('id', '=', id).execute();
    await notifications.retract(trx, append, { postId: id });
  });
  sweepFilesInBackground(services);
  return true;
}

async function change(
  db: Kysely<Database>,
  { clock }: Pick<Services, 'clock'>,
  id: string,
  fields: Updateable<Database['posts']>,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('posts')
    .set({ ...fields, update_at: clock() })
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new HttpError('api.post.data_not_exist');
}
