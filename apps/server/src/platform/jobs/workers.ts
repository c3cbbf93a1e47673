import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { JobWithMetadata } from 'pg-boss';
import { jobAttemptsFailedMetric } from '../metrics.ts';
import type { Services } from '../services.ts';
import type { JobDefinition } from './job-definition.ts';

const ajv = new Ajv2020();
const validators = new Map<JobDefinition, ValidateFunction>();

/** Starts workers for the jobs. Returns a function that stops them and releases running jobs for another instance. */
export async function startJobWorkers(services: Services, all: readonly JobDefinition[]): Promise<() => Promise<void>> {
  const { jobs } = services;
  const stopping = new AbortController();
  for (const job of all)
    for (let index = 0; index < job.concurrency; index += 1) await startWorker(services, job, stopping.signal);
  return async () => {
    await Promise.all(all.map(({ name }) => jobs.boss.offWork(name, { wait: false })));
    stopping.abort();
    await jobs.close();
  };
}

async function startWorker(services: Services, job: JobDefinition, stopping: AbortSignal): Promise<void> {
  const { boss } = services.jobs;
  const polling = { pollingIntervalSeconds: job.pollSeconds, notifyPollingIntervalSeconds: job.pollSeconds };
  const id = await boss.work(job.name, { includeMetadata: true, ...polling }, async ([queued]) => {
    try {
      await runJobAttempt(services, job, queued as JobWithMetadata, stopping);
    } finally {
      // Fetch the next job at once.
      boss.notifyWorker(id);
    }
  });
}

/** Runs one attempt of a job. @throws the error of the attempt, which pg-boss stores as its last error */
export async function runJobAttempt(
  services: Services,
  job: JobDefinition,
  { id, data, output, retryCount, signal, priority, singletonKey }: JobWithMetadata,
  stopping: AbortSignal,
): Promise<void> {
  const { db, jobs, log } = services;
  const number = retryCount + 1;
  try {
    const payload = data ?? {};
    assertPayload(job, payload);
    const lastError = (output as { message?: string } | null)?.message ?? null;
    await job.run(services, payload, { number, lastError, signal: AbortSignal.any([signal, stopping]) });
  } catch (error) {
    if (stopping.aborted && !signal.aborted) {
      // A shutdown is not a failed attempt: enqueue the job anew for another instance.
      await jobs.enqueue(db, job, data, { priority, ...(singletonKey !== null && { key: singletonKey }) });
      return;
    }
    jobAttemptsFailedMetric.inc({ job: job.name });
    log.warn({ err: error, job: job.name, id, attempt: number }, 'a job failed');
    throw error;
  }
}

/** @throws Error for a payload that does not match the schema, such as one of another version */
function assertPayload(job: JobDefinition, payload: object): void {
  const validate = validators.get(job) ?? ajv.compile(job.payload);
  validators.set(job, validate);
  if (!validate(payload)) throw new Error(`${job.name}: ${ajv.errorsText(validate.errors, { dataVar: 'payload' })}`);
}
