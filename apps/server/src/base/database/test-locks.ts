import { type CompiledQuery, type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import { runTransaction } from './transaction.ts';
import type { Database } from './types.ts';

/** Waits until so many transactions of this database wait for a lock of another one. */
export async function untilLocked(db: Kysely<Database>, amount: number): Promise<void> {
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

/** Runs a query and holds the rows that it locks until it is told to let them go. */
export async function holdRows(db: Kysely<Database>, query: Query): Promise<() => Promise<void>> {
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
