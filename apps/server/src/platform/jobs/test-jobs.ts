import type { JobWithMetadata } from 'pg-boss';
import type { Services } from '../services.ts';
import type { JobAttempt, JobDefinition } from './job-definition.ts';
import { runJobAttempt } from './workers.ts';

const FIRST_ATTEMPT: JobAttempt = { number: 1, lastError: null, signal: new AbortController().signal };

/** Runs a job without a payload once. */
export const runJobNowInTest = (services: Services, job: Pick<JobDefinition, 'run'>): Promise<void> =>
  job.run(services, {}, FIRST_ATTEMPT);

type Options = {
  signal?: AbortSignal;
  /** Default true. False skips the delays between attempts, so each job runs until it succeeds or finally fails. */
  hasDelays?: boolean;
};

/** Runs queued jobs like an instance does, until none can run now. */
export async function runQueuedJobsInTest(
  services: Services,
  jobs: readonly JobDefinition[],
  { signal = new AbortController().signal, hasDelays = true }: Options = {},
): Promise<void> {
  const lanes = jobs.flatMap((job) => Array.from({ length: job.concurrency }, () => job));
  await Promise.all(lanes.map((job) => drain(services, job, signal, !hasDelays)));
}

/** Simulates that the instances running jobs of this name died two minutes ago. */
export async function expireTestJobHeartbeats(
  { jobs: { boss } }: Services,
  { name }: Pick<JobDefinition, 'name'>,
): Promise<void> {
  const expire = "update pgboss.job set heartbeat_on = now() - interval '1 hour' where name = $1 and state = 'active'";
  await boss.getDb().executeSql(expire, [name]);
  await boss
    .getDb()
    .executeSql('update pgboss.queue set monitor_on = null, monitor_claim_on = null where name = $1', [name]);
  await boss.supervise(name);
}

async function drain(
  services: Services,
  job: JobDefinition,
  signal: AbortSignal,
  ignoreStartAfter: boolean,
): Promise<void> {
  const { boss } = services.jobs;
  while (!signal.aborted) {
    const [queued] = await boss.fetch<object>(job.name, { includeMetadata: true, ignoreStartAfter });
    if (!queued) return;
    await attempt(services, job, queued, signal);
  }
}

async function attempt(
  services: Services,
  job: JobDefinition,
  queued: JobWithMetadata,
  stopping: AbortSignal,
): Promise<void> {
  const { boss } = services.jobs;
  queued.signal = new AbortController().signal;
  try {
    await runJobAttempt(services, job, queued, stopping);
  } catch (error) {
    await boss.fail(job.name, queued.id, error as Error);
    return;
  }
  await boss.complete(job.name, queued.id);
}
