import type { Kysely } from 'kysely';
import { runTransaction } from '../../base/database/transaction.ts';
import type { Database } from '../../base/database/types.ts';
import { type Attempt, defineJob } from '../../platform/jobs/job.ts';
import type { FileRow } from '../../platform/media/files.ts';
import type { Services } from '../../platform/services.ts';
import { MAX_ATTEMPTS, processFile } from './process-files.ts';

type Payload = { file_id: string };

/** Milliseconds that a file may take among those that are quick. */
const QUICK_MS = 60_000;
/** A further file of a user queues as if it came so many milliseconds later: users take turns. */
const TURN_MS = 600_000;

const LANE = {
  payload: {
    type: 'object',
    properties: { file_id: { type: 'string' } },
    required: ['file_id'],
    additionalProperties: false,
  },
  // The last one gives up on a file of which each instance died.
  attempts: MAX_ATTEMPTS + 1,
  // Of each user one file at a time; an instance works on two files that are quick and two that take long.
  isSerial: true,
  concurrency: 2,
};

export const processQuickFile = defineJob<Payload>({
  ...LANE,
  name: 'social.process-file',
  timeoutSeconds: 15 * 60,
  run: runQuickly,
});

export const processLongFile = defineJob<Payload>({
  ...LANE,
  name: 'social.process-long-file',
  timeoutSeconds: 6 * 3600,
  run: (services, { file_id }, attempt) => processFile(services, file_id, attempt),
});

/** Makes a file ready; one that turns out to take long makes room for those that are quick. */
export async function runQuickly(
  services: Services,
  { file_id }: Payload,
  attempt: Attempt,
  quickMs = QUICK_MS,
): Promise<void> {
  const tooLong = AbortSignal.timeout(quickMs);
  try {
    await processFile(services, file_id, { ...attempt, signal: AbortSignal.any([attempt.signal, tooLong]) });
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
      .where('state', '=', 'waiting')
      .returningAll()
      .executeTakeFirst();
    if (file) await enqueueFiles(services, trx, [file]);
  });
}

/** Has the files of a user made ready, as many as their post has; each counts those of the user that wait before it. */
export async function enqueueFiles(
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  trx: Kysely<Database>,
  files: readonly FileRow[],
): Promise<void> {
  for (const job of [processQuickFile, processLongFile]) {
    const isLong = job === processLongFile;
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
    .where('files.state', '=', 'waiting')
    .where('files.is_long', '=', isLong)
    .where('files.place', 'is not', null)
    .where('posts.state', '=', 'processing')
    .executeTakeFirstOrThrow();
  return count;
}
