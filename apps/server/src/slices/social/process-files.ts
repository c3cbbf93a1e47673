import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { Append } from '../../platform/events/log.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Attempt } from '../../platform/jobs/job.ts';
import { type FileRow, findFile } from '../../platform/media/files.ts';
import { NoPicture } from '../../platform/media/images.ts';
import { processPostFile } from '../../platform/media/process-post-file.ts';
import { acceptedKey } from '../../platform/media/post-names.ts';
import { ProgramTimeout } from '../../platform/media/run-program.ts';
import { removeObjects } from '../../platform/media/sweep.ts';
import type { Services } from '../../platform/services.ts';
import { presentPostFile } from './post-media.ts';

export const MAX_ATTEMPTS = 3;

type Processor = Pick<Services, 'config' | 'db' | 'events' | 'log' | 'store'>;

/**
 * Processes a file of a post; does nothing if it is processed or its post is deleted. A permanent error sets the post to failed.
 * @throws errors that another attempt may solve; after the last attempt the post is failed, too
 */
export async function processFile(processor: Processor, fileId: string, attempt: Attempt): Promise<void> {
  const { db } = processor;
  const { number, lastError, signal } = attempt;
  const file = await findFile(db, fileId);
  if (file?.state !== 'processing' || file.post_id === null) return;
  try {
    if (number > MAX_ATTEMPTS) throw new Error(`given up after ${MAX_ATTEMPTS} attempts, the last one: ${lastError}`);
    await finish(processor, file, await processPostFile(processor, file, signal));
  } catch (error) {
    if (signal.aborted) throw error;
    const isHopeless = [NoPicture, ProgramTimeout, HttpError].some((kind) => error instanceof kind);
    if (isHopeless || number >= MAX_ATTEMPTS)
      await fail(processor, file, error instanceof HttpError ? error.code : 'api.file.not_processed');
    if (!isHopeless) throw error;
    if (!(error instanceof HttpError))
      processor.log.warn({ err: error, file: file.id }, 'processing a file of a post failed');
  }
}

type Made = Awaited<ReturnType<typeof processPostFile>>;

async function finish({ events, store }: Processor, file: FileRow, made: Made): Promise<void> {
  const isStored = await events.record(async (trx, append) => {
    const row = await lockPost(trx, file);
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
    // A failed post can be in this state here if an operator has retried the job.
    if (row?.state === 'processing' || row?.state === 'failed') await publishWhenReady(trx, append, row);
    return true;
  });
  if (isStored) await store.delete(acceptedKey(file.id));
  // The post was deleted during processing: remove the new files.
  else await removeObjects(store, { ...file, content_type: made.content_type ?? null, variants: made.variants });
}

type Locked = { id: string; user_id: string; state: string };

const lockPost = (trx: Kysely<Database>, { post_id }: FileRow): Promise<Locked | undefined> =>
  trx
    .selectFrom('posts')
    .select(['id', 'user_id', 'state'])
    .where('id', '=', post_id ?? '')
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Updates the post's media with the processed files, and publishes the post when all are processed. */
async function publishWhenReady(trx: Transaction<Database>, append: Append, post: Locked): Promise<void> {
  const files = await trx
    .selectFrom('files')
    .selectAll()
    .where('post_id', '=', post.id)
    .where('position', 'is not', null)
    .orderBy('position')
    .execute();
  const ready = files.filter(({ state }) => state === 'ready');
  const isAll = ready.length === files.length;
  await trx
    .updateTable('posts')
    .set({
      media: JSON.stringify(ready.map(presentPostFile)),
      ...(isAll && {
        state: 'published',
        failure: null,
        create_at: sql`clock_timestamp()`,
        update_at: sql`clock_timestamp()`,
      }),
    })
    .where('id', '=', post.id)
    .execute();
  if (isAll) await append('post', { userId: post.user_id }, { post_id: post.id });
}

async function fail({ events }: Processor, file: FileRow, failure: string): Promise<void> {
  await events.record(async (trx, append) => {
    const post = await lockPost(trx, file);
    if (post?.state !== 'processing') return;
    await trx.updateTable('posts').set({ state: 'failed', failure }).where('id', '=', post.id).execute();
    await append('post', { userId: post.user_id }, { post_id: post.id });
  });
}
