import type { JobWithMetadata } from 'pg-boss';
import type { Services } from '../services.ts';
import type { Job } from './job.ts';
import { runJob } from './workers.ts';

/** One run of a job that needs no payload. */
export const runNow = (services: Services, job: Pick<Job, 'run'>): Promise<void> =>
  job.run(services, {}, { number: 1, signal: new AbortController().signal });

type Options = {
  signal?: AbortSignal;
  /** Runs each job until it succeeds or has failed for good, without the delays between its attempts. */
  hasDelays?: boolean;
};

/** Runs jobs as an instance does, until none of them is left that could run now. */
export async function runQueuedJobs(
  services: Services,
  jobs: readonly Job[],
  { signal = new AbortController().signal, hasDelays = true }: Options = {},
): Promise<void> {
  const lanes = jobs.flatMap((job) => Array.from({ length: job.concurrency }, () => job));
  await Promise.all(lanes.map((job) => drain(services, job, signal, !hasDelays)));
}

async function drain(services: Services, job: Job, signal: AbortSignal, ignoreStartAfter: boolean): Promise<void> {
  const { boss } = services.jobs;
  while (!signal.aborted) {
    const [queued] = await boss.fetch<object>(job.name, { includeMetadata: true, ignoreStartAfter });
    if (!queued) return;
    await attempt(services, job, queued, signal);
  }
}

async function attempt(services: Services, job: Job, queued: JobWithMetadata, stopping: AbortSignal): Promise<void> {
  const { boss } = services.jobs;
  queued.signal = new AbortController().signal;
  try {
    await runJob(services, job, queued, stopping);
  } catch (error) {
    await boss.fail(job.name, queued.id, error as Error);
    return;
  }
  await boss.complete(job.name, queued.id);
}
