import type { SchemaObject } from 'ajv';

/** The options of a job, without its handler. */
export type JobOptions = {
  /** `slice.verb-noun`; stored in the database, so it must never change. */
  name: string;
  /** JSON Schema of the payload. */
  payload: SchemaObject;
  /** Attempts before the job counts as failed, and seconds before the second one; each further delay is twice as long. */
  attempts: number;
  retryDelaySeconds: number;
  timeoutSeconds: number;
  /** Jobs of this name that one instance runs at once. */
  concurrency: number;
  /** Jobs with the same key, or without one, run one after another across all instances. */
  isSerial: boolean;
  /** Seconds between polls, for jobs whose notification was lost and for delayed jobs. */
  pollSeconds: number;
  /** Cron expression in UTC; null: the job runs when it is enqueued. */
  cron: string | null;
};
