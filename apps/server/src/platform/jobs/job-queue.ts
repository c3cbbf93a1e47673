import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { fromKysely, type Db, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Address } from '../../base/database/connect.ts';
import { listen } from '../../base/database/listen.ts';
import type { Database } from '../../base/database/types.ts';
import { isConnectionLoss } from '../../base/database/unavailable.ts';
import { jobsEnqueued } from '../metrics.ts';
import type { JobOptions } from './job-options.ts';

/** Milliseconds that jobs get to end when the server does. */
const STOP_TIMEOUT_MS = 2_500;
/** Seconds after which a job of an instance that died is another's to run; looked at every minute. */
const HEARTBEAT_SECONDS = 60;

type EnqueueOptions = {
  /** Serial jobs of one key run one after another. */
  key?: string;
  /** The higher, the sooner. */
  priority?: number;
};

/** A job, by the payload that its handler takes. */
type Runnable<P> = { name: string; run(services: never, payload: P, attempt: never): Promise<void> };

export type JobQueue = {
  /** Adds a job to the transaction that causes it: it runs if the transaction commits. */
  enqueue: <P extends object>(
    trx: Kysely<Database>,
    job: Runnable<P>,
    payload: NoInfer<P>,
    options?: EnqueueOptions,
  ) => Promise<void>;
  /** Brings the tables of the queue up to date, several instances at once as well, and declares the jobs. */
  open: (jobs: readonly JobOptions[]) => Promise<void>;
  /** Ends it within seconds, also when the database does not answer: jobs under way are another instance's to repeat. */
  close: () => Promise<void>;
  boss: PgBoss;
};

type QueueDeps = {
  pool: pg.Pool;
  log: Logger;
  /** Where to listen for new jobs; without it the queue is asked from time to time. */
  address?: Address | undefined;
};

/** Jobs in PostgreSQL (pg-boss). Not open: it takes jobs, and nothing runs them. */
export function createJobQueue({ pool, log, address }: QueueDeps): JobQueue {
  const boss = new PgBoss({
    db: openDatabase(pool, log, address),
    useListenNotify: address !== undefined,
    registerInstance: false,
    openTelemetry: { enabled: false },
    // We have no jobs that wait for others.
    flowIntervalSeconds: 3600,
  });
  // The pool tells of an outage.
  boss.on('error', (error) => {
    if (!isConnectionLoss(error)) log.error({ err: error }, 'the job queue has a problem');
  });
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));
  return {
    boss,
    enqueue: async (trx, { name }, payload, { key, priority } = {}) => {
      await boss.send(name, payload, {
        db: fromKysely(trx),
        ...(key !== undefined && { singletonKey: key }),
        ...(priority !== undefined && { priority }),
      });
      jobsEnqueued.inc({ job: name });
    },
    open: async (jobs) => {
      await boss.start();
      await Promise.all(jobs.map((job) => declare(boss, job)));
      const recurring = new Set(jobs.filter(({ cron }) => cron !== null).map(({ name }) => name));
      const former = (await boss.getSchedules()).filter(({ name }) => !recurring.has(name));
      await Promise.all(former.map(({ name }) => boss.unschedule(name)));
    },
    close: async () => {
      await Promise.race([
        boss.stop({ timeout: STOP_TIMEOUT_MS }),
        sleep(STOP_TIMEOUT_MS + 1000, undefined, { ref: false }),
      ]);
    },
  };
}

async function declare(boss: PgBoss, job: JobOptions): Promise<void> {
  const { name, isSerial, cron } = job;
  const options = {
    notify: true,
    retryLimit: job.attempts - 1,
    retryDelay: job.retryDelaySeconds,
    retryBackoff: true,
    expireInSeconds: job.timeoutSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
  };
  await boss.createQueue(name, { policy: isSerial ? 'singleton' : 'standard', ...options });
  await boss.updateQueue(name, options);
  if (cron !== null) await boss.schedule(name, cron, {}, { missed: 'once' });
}

/** Several statements in one call are a list of results, which Kysely does not give. */
const openDatabase = (pool: pg.Pool, log: Logger, address: Address | undefined): Db => ({
  executeSql: (text, values) => pool.query(text, values),
  ...(address && {
    listen: async (channel, onNotification, onConnect) => ({
      close: listen(address, channel, {
        onNotification,
        onConnect,
        onLost: (problem) => log.info({ err: problem }, 'jobs begin later for now'),
      }),
    }),
  }),
});
