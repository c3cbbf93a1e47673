import { type CompiledQuery, type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import { runTransaction } from './transaction.ts';
import type { Database } from './types.ts';

/** Waits until `amount` connections to this database wait for a lock. */
export async function waitForTestLockWaiters(db: Kysely<Database>, amount: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        return rows.length;
      },
      { interval: 5, timeout: 10_000 },
    )
    .toBe(amount);
}

type Query = { compile: (db: Kysely<Database>) => CompiledQuery } | { compile: () => CompiledQuery };

/** Runs a query in a transaction and keeps its row locks until the returned function is called. */
export async function holdRowLocksInTest(db: Kysely<Database>, query: Query): Promise<() => Promise<void>> {
  const release = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const transaction = runTransaction(db, async (trx) => {
    await trx.executeQuery(query.compile(db));
    held.resolve();
    await release.promise;
  });
  await Promise.race([held.promise, transaction]);
  return async () => {
    release.resolve();
    await transaction;
  };
}
