import type { Kysely } from 'kysely';
import { runTransaction } from '../../base/database/transaction.ts';
import type { Database } from '../../base/database/types.ts';
import { type JobAttempt, defineJob } from '../../platform/jobs/job-definition.ts';
import type { FileRow } from '../../platform/media/files.ts';
import type { Services } from '../../platform/services.ts';
import { MAX_POST_FILE_ATTEMPTS, processFileOfPost } from './process-files.ts';

type Payload = { file_id: string };

/** Maximum processing time of a file in the quick job, in milliseconds. */
const QUICK_MS = 60_000;
/** Each further waiting file of a user queues as if it came this many milliseconds later, so that users take turns. */
const TURN_MS = 600_000;

const POST_FILE_JOB = {
  payload: {
    type: 'object',
    properties: { file_id: { type: 'string' } },
    required: ['file_id'],
    additionalProperties: false,
  },
  // The additional attempt fails the post if every earlier attempt killed its instance.
  attempts: MAX_POST_FILE_ATTEMPTS + 1,
  // One file at a time per user; an instance processes two quick and two long files at once.
  isSerial: true,
  concurrency: 2,
};

export const processQuickPostFileJob = defineJob<Payload>({
  ...POST_FILE_JOB,
  name: 'social.process-file',
  timeoutSeconds: 15 * 60,
  run: processPostFileOrDefer,
});

export const processLongPostFileJob = defineJob<Payload>({
  ...POST_FILE_JOB,
  name: 'social.process-long-file',
  timeoutSeconds: 6 * 3600,
  run: (services, { file_id }, attempt) => processFileOfPost(services, file_id, attempt),
});

/** Processes a file; after `quickMs` milliseconds, aborts and moves it to the long job. */
export async function processPostFileOrDefer(
  services: Services,
  { file_id }: Payload,
  attempt: JobAttempt,
  quickMs = QUICK_MS,
): Promise<void> {
  const tooLong = AbortSignal.timeout(quickMs);
  try {
    await processFileOfPost(services, file_id, { ...attempt, signal: AbortSignal.any([attempt.signal, tooLong]) });
  } catch (error) {
    if (!tooLong.aborted || attempt.signal.aborted) throw error;
    await moveToLongLane(services, file_id);
  }
}

async function moveToLongLane(services: Services, fileId: string): Promise<void> {
  await runTransaction(services.db, async (trx) => {
    const file = await trx
      .updateTable('files')
      .set({ is_long: true })
      .where('id', '=', fileId)
      .where('state', '=', 'processing')
      .returningAll()
      .executeTakeFirst();
    if (file) await enqueuePostFiles(services, trx, [file]);
  });
}

/** Enqueues the processing of a post's files. The priority of each file depends on how many files of the user wait before it. */
export async function enqueuePostFiles(
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  trx: Kysely<Database>,
  files: readonly FileRow[],
): Promise<void> {
  for (const job of [processQuickPostFileJob, processLongPostFileJob]) {
    const isLong = job === processLongPostFileJob;
    const added = files.filter(({ is_long }) => is_long === isLong);
    if (added.length === 0) continue;
    const waiting = await countWaiting(trx, added[0]!.user_id, isLong);
    const turn = Math.floor(clock().getTime() / TURN_MS) + waiting - added.length;
    for (const [index, { id, user_id }] of added.entries())
      await jobs.enqueue(trx, job, { file_id: id }, { key: user_id, priority: -(turn + index) });
  }
}

async function countWaiting(trx: Kysely<Database>, userId: string, isLong: boolean): Promise<number> {
  const { count } = await trx
    .selectFrom('files')
    .innerJoin('posts', 'posts.id', 'files.post_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('files.user_id', '=', userId)
    .where('files.state', '=', 'processing')
    .where('files.is_long', '=', isLong)
    .where('files.position', 'is not', null)
    .where('posts.state', '=', 'processing')
    .executeTakeFirstOrThrow();
  return count;
}
