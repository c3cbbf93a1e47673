import type { SchemaObject } from 'ajv';

/** All of a job but its handler. */
export type JobOptions = {
  /** `slice.verb-noun`: a name in the database, which never changes. */
  name: string;
  /** JSON Schema of the payload. */
  payload: SchemaObject;
  /** Attempts before the job counts as failed, and seconds before the second one; each further delay is twice as long. */
  attempts: number;
  retryDelaySeconds: number;
  timeoutSeconds: number;
  /** Jobs of this name that one instance runs at once. */
  concurrency: number;
  /** Jobs of the same key, or of none, run one after another, whichever instance runs them. */
  isSerial: boolean;
  /** When it recurs, in UTC; null: it runs when it is enqueued. */
  cron: string | null;
};
