import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { Append } from '../../platform/events/log.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { FileRow } from '../../platform/media/files.ts';
import { NoPicture } from '../../platform/media/images.ts';
import { processPostFile } from '../../platform/media/process-post-file.ts';
import { acceptedKey } from '../../platform/media/post-names.ts';
import { ProgramTimeout } from '../../platform/media/run-program.ts';
import { removeObjects } from '../../platform/media/sweep.ts';
import type { Services } from '../../platform/services.ts';
import { presentPostFile } from './post-media.ts';
import { holdOn, type Lane, LEASE_MS, letGo, moveToLongLane, claimFile } from './claim-file.ts';

/** Milliseconds that a file may take among those that are quick. */
const QUICK_MS = 60_000;
const MAX_ATTEMPTS = 3;
/** Milliseconds until the next attempt, longer each time. */
const RETRY_DELAY_MS = 10_000;

export type Worker = Pick<Services, 'clock' | 'config' | 'db' | 'events' | 'log' | 'store'>;

const NEVER = new AbortController().signal;

/** Takes up one file of a lane after another until none waits, or it is told to stop. Any number of instances may. */
export async function workLane(worker: Worker, lane: Lane, signal: AbortSignal, quickMs = QUICK_MS): Promise<void> {
  while (!signal.aborted) {
    const file = await claimFile(worker, lane);
    if (!file) return;
    await makeReady(worker, file, signal, quickMs);
  }
}

async function makeReady(worker: Worker, file: FileRow, signal: AbortSignal, quickMs: number): Promise<void> {
  const { clock, db, log } = worker;
  const holding = setInterval(() => {
    holdOn(worker, file.id).catch(() => {});
  }, LEASE_MS / 3);
  const tooLong = file.is_long ? NEVER : AbortSignal.timeout(quickMs);
  try {
    // Whoever took it up the last time may have died of it.
    if (file.attempts > MAX_ATTEMPTS) throw new HttpError('api.file.not_processed');
    const made = await processPostFile(worker, file, AbortSignal.any([signal, tooLong]));
    if (signal.aborted) await letGo(db, file.id, clock());
    else await finish(worker, file, made);
  } catch (error) {
    if (signal.aborted) return void (await letGo(db, file.id, clock()));
    if (tooLong.aborted) return void (await moveToLongLane(worker, file));
    const isHopeless = [NoPicture, ProgramTimeout, HttpError].some((kind) => error instanceof kind);
    const isFinal = isHopeless || file.attempts >= MAX_ATTEMPTS;
    if (!(error instanceof HttpError)) log.warn({ err: error, file: file.id }, 'a file of a post is not ready');
    if (!isFinal) await letGo(db, file.id, new Date(clock().getTime() + RETRY_DELAY_MS * file.attempts ** 2));
    else await fail(worker, file, error instanceof HttpError ? error.code : 'api.file.not_processed');
  } finally {
    clearInterval(holding);
  }
}

type Made = Awaited<ReturnType<typeof processPostFile>>;

async function finish({ events, store }: Worker, file: FileRow, made: Made): Promise<void> {
  const isStored = await events.record(async (trx, append) => {
    const row = await lockPost(trx, file);
    const { numUpdatedRows } = await trx
      .updateTable('files')
      .set({ ...made, variants: JSON.stringify(made.variants), state: 'taken', run_at: null })
      .where('id', '=', file.id)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    // The picture that came with a video is in it now.
    if (file.poster_id) {
      await trx
        .updateTable('files')
        .set({ state: 'leaving', post_id: null })
        .where('id', '=', file.poster_id)
        .execute();
    }
    if (row?.state === 'processing') await publishWhenReady(trx, append, row);
    return true;
  });
  if (isStored) await store.delete(acceptedKey(file.id));
  // The post was deleted meanwhile.
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

/** Shows what is ready, and publishes the post when all is. */
async function publishWhenReady(trx: Transaction<Database>, append: Append, post: Locked): Promise<void> {
  const files = await trx
    .selectFrom('files')
    .selectAll()
    .where('post_id', '=', post.id)
    .where('place', 'is not', null)
    .orderBy('place')
    .execute();
  const ready = files.filter(({ state }) => state === 'taken');
  const isAll = ready.length === files.length;
  await trx
    .updateTable('posts')
    .set({
      media: JSON.stringify(ready.map(presentPostFile)),
      ...(isAll && { state: 'published', create_at: sql`clock_timestamp()`, update_at: sql`clock_timestamp()` }),
    })
    .where('id', '=', post.id)
    .execute();
  if (isAll) await append('post', { userId: post.user_id }, { post_id: post.id });
}

async function fail({ events }: Worker, file: FileRow, failure: string): Promise<void> {
  await events.record(async (trx, append) => {
    const post = await lockPost(trx, file);
    await letGo(trx, file.id, null);
    if (post?.state !== 'processing') return;
    await trx.updateTable('posts').set({ state: 'failed', failure }).where('id', '=', post.id).execute();
    await append('post', { userId: post.user_id }, { post_id: post.id });
  });
}
