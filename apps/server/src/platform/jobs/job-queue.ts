import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { limitFunction } from 'p-limit';
import type pg from 'pg';
import { fromKysely, type Db, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { DatabaseConnectionConfig } from '../../base/database/connect.ts';
import { listenToPostgresChannel } from '../../base/database/listen.ts';
import type { Database } from '../../base/database/types.ts';
import { isConnectionLossError } from '../../base/database/unavailable.ts';
import { jobsEnqueuedMetric } from '../metrics.ts';
import type { JobOptions } from './job-options.ts';

/** Milliseconds that running jobs get at shutdown. */
const STOP_TIMEOUT_MS = 2_500;
/** Seconds without a heartbeat after which another instance may run the job; checked every minute. */
const HEARTBEAT_SECONDS = 60;

/** Statements of the queue at a time. At a start each worker asks for jobs at once, and would open all connections of the pool. */
const CONCURRENT_STATEMENTS = 3;

type EnqueueOptions = {
  /** Serial jobs of one key run one after another. */
  key?: string;
  /** Jobs with a higher priority run first. */
  priority?: number;
  /** Seconds by the clock of the database before the job can run; a job with `pollSeconds` then starts within them. */
  delaySeconds?: number;
};

/** A job whose handler takes the payload `P`. */
type Runnable<P> = { name: string; run(services: never, payload: P, attempt: never): Promise<void> };

export type JobQueue = {
  /** Adds a job in the given transaction; it runs only if the transaction commits. */
  enqueue: <P extends object>(
    trx: Kysely<Database>,
    job: Runnable<P>,
    payload: NoInfer<P>,
    options?: EnqueueOptions,
  ) => Promise<void>;
  /** Migrates the tables of the queue and declares the jobs. Several instances may do so at once. */
  open: (jobs: readonly JobOptions[]) => Promise<void>;
  /** Stops within seconds, even if the database does not answer; another instance then repeats the running jobs. */
  close: () => Promise<void>;
  boss: PgBoss;
};

type QueueDeps = {
  pool: pg.Pool;
  log: Logger;
  /** Where to listen for new jobs; without it the queue is only polled. */
  connectionConfig?: DatabaseConnectionConfig | undefined;
};

/** Creates a queue in PostgreSQL (pg-boss). Before `open`, jobs can be enqueued but are not run. */
export function createJobQueue({ pool, log, connectionConfig }: QueueDeps): JobQueue {
  const boss = new PgBoss({
    db: openDatabase(pool, log, connectionConfig),
    useListenNotify: connectionConfig !== undefined,
    registerInstance: false,
    openTelemetry: { enabled: false },
    // No job depends on another, so pg-boss need not check dependencies often.
    flowIntervalSeconds: 3600,
  });
  // The pool already logs an outage.
  boss.on('error', (error) => {
    if (!isConnectionLossError(error)) log.error({ err: error }, 'the job queue failed');
  });
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));
  return {
    boss,
    enqueue: async (trx, { name }, payload, { key, priority, delaySeconds } = {}) => {
      await boss.send(name, payload, {
        db: fromKysely(trx),
        ...(key !== undefined && { singletonKey: key }),
        ...(priority !== undefined && { priority }),
        ...(delaySeconds !== undefined && { startAfter: delaySeconds }),
      });
      jobsEnqueuedMetric.inc({ job: name });
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

/** Uses the pool directly: several statements in one call return a list of results, which Kysely does not support. */
const openDatabase = (pool: pg.Pool, log: Logger, connectionConfig: DatabaseConnectionConfig | undefined): Db => ({
  executeSql: limitFunction((text, values) => pool.query(text, values), { concurrency: CONCURRENT_STATEMENTS }),
  ...(connectionConfig && {
    listen: async (channel, onNotification, onConnect) => ({
      close: listenToPostgresChannel(connectionConfig, channel, {
        onNotification,
        onConnect,
        onLost: (problem) =>
          log.info({ err: problem }, 'the LISTEN connection for jobs broke; new jobs start at the next poll'),
      }),
    }),
  }),
});
