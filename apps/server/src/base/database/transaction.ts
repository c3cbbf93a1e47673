import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { runAfterCommitCallbacks } from './after-commit.ts';
import type { Database } from './types.ts';

/** deadlock_detected and serialization_failure: the transaction was rolled back. */
const RETRYABLE: ReadonlySet<string | undefined> = new Set(['40P01', '40001']);
const MAX_TRIES = 5;
const FIRST_PAUSE_MS = 10;

let retries = 0;

/** Retries since the process started; zero if the lock order (README) is kept. */
export const getTransactionRetryCount = (): number => retries;

/**
 * Runs a transaction and retries it when the database aborts it because of a deadlock. `work` may run several times, so it
 * must change nothing but the database. No other code may open a transaction (.oxlintrc.json).
 */
export async function runTransaction<T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      let committed: Transaction<Database>;
      const result = await db.transaction().execute((trx) => work((committed = trx)));
      await runAfterCommitCallbacks(committed!);
      return result;
    } catch (error) {
      if (attempt === MAX_TRIES || !RETRYABLE.has((error as { code?: string }).code)) throw error;
      retries += 1;
      await sleep(Math.random() * FIRST_PAUSE_MS * 2 ** attempt);
    }
  }
}
