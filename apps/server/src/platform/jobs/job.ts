import type { Services } from '../services.ts';
import type { JobOptions } from './job-options.ts';

export type Attempt = {
  /** 1: the first. */
  number: number;
  /** Of the attempt before, if that has failed. */
  lastError: string | null;
  /** Aborted when the job takes too long, or the server ends: what a job has not done by then is done by its next attempt. */
  signal: AbortSignal;
};

/** Deferred or recurring work. It may run more than once for the same payload, so a second run must change nothing. */
export type Job<P extends object = object> = JobOptions & {
  // A method: jobs of all payloads are in one registry.
  run(services: Services, payload: P, attempt: Attempt): Promise<void>;
};

export const HOURLY = '0 * * * *';
const NOTHING = { type: 'object', additionalProperties: false };

type JobInput<P extends object> = Pick<Job<P>, 'name' | 'run'> & Partial<Job<P>>;

/** A job, with what most of them have in common. */
export const defineJob = <P extends object = Record<string, never>>(job: JobInput<P>): Job<P> => ({
  payload: NOTHING,
  attempts: 3,
  retryDelaySeconds: 10,
  timeoutSeconds: 3600,
  concurrency: 1,
  isSerial: true,
  cron: null,
  ...job,
});

/** The jobs of all slices, added at composition (`slices/registrations.ts`). */
class JobRegistry {
  readonly #jobs = new Map<string, Job>();

  add(...jobs: Job[]): void {
    for (const job of jobs) this.#jobs.set(job.name, job);
  }

  get all(): Job[] {
    return [...this.#jobs.values()];
  }
}

export const jobRegistry = new JobRegistry();
