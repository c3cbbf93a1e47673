import { type Kysely, sql, type Transaction } from 'kysely';
import type { PostLifecycleState } from '../../base/database/social-tables.ts';
import type { Database } from '../../base/database/types.ts';
import type { AppendEvent } from '../../platform/events/log.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { JobAttempt } from '../../platform/jobs/job-definition.ts';
import { type FileRow, findFileRow } from '../../platform/media/files.ts';
import { InvalidImageError } from '../../platform/media/images.ts';
import { processPostFile } from '../../platform/media/process-post-file.ts';
import { getCheckedPostUploadStorageKey } from '../../platform/media/post-media-urls.ts';
import { ProgramTimeoutError } from '../../platform/media/run-program.ts';
import { deleteStoredFile } from '../../platform/media/sweep.ts';
import type { Services } from '../../platform/services.ts';
import { presentPostFile } from './post-media.ts';

export const MAX_POST_FILE_ATTEMPTS = 3;

type Processor = Pick<Services, 'config' | 'db' | 'events' | 'log' | 'store'>;

/**
 * Processes a file of a post; does nothing if it is processed or its post is deleted. A permanent error sets the post to failed.
 * @throws errors that another attempt may solve; after the last attempt the post is failed, too
 */
export async function processFileOfPost(processor: Processor, fileId: string, attempt: JobAttempt): Promise<void> {
  const { db } = processor;
  const { number, lastError, signal } = attempt;
  const file = await findFileRow(db, fileId);
  if (file?.state !== 'processing' || file.post_id === null) return;
  try {
    if (number > MAX_POST_FILE_ATTEMPTS)
      throw new Error(`given up after ${MAX_POST_FILE_ATTEMPTS} attempts, the last one: ${lastError}`);
    await finish(processor, file, await processPostFile(processor, file, signal));
  } catch (error) {
    if (signal.aborted) throw error;
    const isHopeless = [InvalidImageError, ProgramTimeoutError, HttpError].some((kind) => error instanceof kind);
    if (isHopeless || number >= MAX_POST_FILE_ATTEMPTS)
      await fail(processor, file, error instanceof HttpError ? error.code : 'api.file.not_processed');
    if (!isHopeless) throw error;
    if (!(error instanceof HttpError))
      processor.log.warn({ err: error, file: file.id }, 'processing a file of a post failed');
  }
}

type Made = Awaited<ReturnType<typeof processPostFile>>;

async function finish({ events, store }: Processor, file: FileRow, made: Made): Promise<void> {
  const isStored = await events.record(async (trx, append) => {
    const row = await lockPost(trx, file.post_id);
    const { numUpdatedRows } = await trx
      .updateTable('files')
      .set({ ...made, variants: JSON.stringify(made.variants), state: 'ready' })
      .where('id', '=', file.id)
      .where('state', '=', 'processing')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    // The poster is part of the processed video now, so its upload is released.
    if (file.poster_id) {
      await trx
        .updateTable('files')
        .set({ state: 'deleting', post_id: null })
        .where('id', '=', file.poster_id)
        .execute();
    }
    if (row) await updatePostMediaAndState(trx, append, row);
    return true;
  });
  if (isStored) await store.delete(getCheckedPostUploadStorageKey(file.id));
  // The post was deleted during processing: remove the new files.
  else await deleteStoredFile(store, { ...file, content_type: made.content_type ?? null, variants: made.variants });
}

type LockedPost = { id: string; user_id: string; state: PostLifecycleState };

export const lockPost = (trx: Kysely<Database>, id: string | null): Promise<LockedPost | undefined> =>
  trx
    .selectFrom('posts')
    .select(['id', 'user_id', 'state'])
    .where('id', '=', id ?? '')
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The files of a post that are shown, in their order. */
export const queryPostFiles = (db: Kysely<Database>, postId: string): Promise<FileRow[]> =>
  db
    .selectFrom('files')
    .selectAll()
    .where('post_id', '=', postId)
    .where('position', 'is not', null)
    .orderBy('position')
    .execute();

/** Whether the post waits for its files. A failed one does, too: an operator can retry the job. */
export const isPostUnready = ({ state }: Pick<LockedPost, 'state'>): boolean =>
  state === 'processing' || state === 'failed';

/** Updates the media of a locked post with its processed files, and publishes a post that waited for the last of them. */
export async function updatePostMediaAndState(
  trx: Transaction<Database>,
  append: AppendEvent,
  post: LockedPost,
): Promise<void> {
  const files = await queryPostFiles(trx, post.id);
  const ready = files.filter(({ state }) => state === 'ready');
  const isWaiting = isPostUnready(post);
  const isPublished = isWaiting && ready.length === files.length;
  await trx
    .updateTable('posts')
    .set({
      media: JSON.stringify(ready.map(presentPostFile)),
      ...(isPublished && {
        state: 'published',
        failure: null,
        create_at: sql`clock_timestamp()`,
        update_at: sql`clock_timestamp()`,
      }),
    })
    .where('id', '=', post.id)
    .execute();
  if (isPublished || !isWaiting) await append('post', { userId: post.user_id }, { post_id: post.id });
}

async function fail({ events }: Processor, file: FileRow, failure: string): Promise<void> {
  await events.record(async (trx, append) => {
    const post = await lockPost(trx, file.post_id);
    if (!post || post.state === 'failed') return;
    if (post.state !== 'processing') {
      // A picture that was added to a published post: the post stays without it.
      await trx.updateTable('files').set({ state: 'deleting', post_id: null }).where('id', '=', file.id).execute();
      return updatePostMediaAndState(trx, append, post);
    }
    await trx.updateTable('posts').set({ state: 'failed', failure }).where('id', '=', post.id).execute();
    await append('post', { userId: post.user_id }, { post_id: post.id });
  });
}
