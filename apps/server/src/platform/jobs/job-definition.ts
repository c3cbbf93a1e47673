import type { Services } from '../services.ts';
import type { JobOptions } from './job-options.ts';

export type JobAttempt = {
  /** 1 for the first attempt. */
  number: number;
  /** The error of the previous attempt; null for the first one. */
  lastError: string | null;
  /** Aborted at the job's timeout or at shutdown; the next attempt does the remaining work. */
  signal: AbortSignal;
};

/** Deferred or recurring work. It may run more than once for the same payload, so a second run must change nothing. */
export type JobDefinition<P extends object = object> = JobOptions & {
  // A method for its bivariant parameters, so that one registry can contain jobs of all payloads.
  run(services: Services, payload: P, attempt: JobAttempt): Promise<void>;
};

export const HOURLY_CRON = '0 * * * *';
const NOTHING = { type: 'object', additionalProperties: false };

type JobInput<P extends object> = Pick<JobDefinition<P>, 'name' | 'run'> & Partial<JobDefinition<P>>;

/** Defines a job, with defaults for its options. */
export const defineJob = <P extends object = Record<string, never>>(job: JobInput<P>): JobDefinition<P> => ({
  payload: NOTHING,
  attempts: 3,
  retryDelaySeconds: 10,
  timeoutSeconds: 3600,
  concurrency: 1,
  isSerial: true,
  pollSeconds: 10,
  cron: null,
  ...job,
});

/** The jobs of all slices, added at composition (`slices/compose-slices.ts`). */
class JobRegistry {
  readonly #jobs = new Map<string, JobDefinition>();

  add(...jobs: JobDefinition[]): void {
    for (const job of jobs) this.#jobs.set(job.name, job);
  }

  get all(): JobDefinition[] {
    return [...this.#jobs.values()];
  }
}

export const jobRegistry = new JobRegistry();
