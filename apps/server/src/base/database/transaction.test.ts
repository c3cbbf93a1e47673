import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from './test-database.ts';
import { waitForTestLockWaiters } from './test-locks.ts';
import { getTransactionRetryCount, runTransaction } from './transaction.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  database = await openTestDatabase();
  await sql`create table counters (id int primary key, amount int not null default 0)`.execute(database.db);
  await sql`insert into counters (id) values (1), (2)`.execute(database.db);
});
afterAll(() => database.close());

/** Raises an error of PostgreSQL in the transaction. */
const raise = (code: string) => sql.raw(`do $$ begin raise exception 'broken' using errcode = '${code}'; end $$`);

describe('a transaction', () => {
  it('is retried after a deadlock', async () => {
    const { db } = database;
    const before = getTransactionRetryCount();
    const firstHasOne = Promise.withResolvers<void>();
    const secondHasTwo = Promise.withResolvers<void>();
    /** Waited for once: PostgreSQL may abort either transaction, and the other one has ended when the second runs again. */
    let firstIsBlocked: Promise<void> | undefined;
    const add = (trx: typeof db, id: number) =>
      sql`update counters set amount = amount + 1 where id = ${id}`.execute(trx);
    const first = runTransaction(db, async (trx) => {
      await add(trx, 1);
      firstHasOne.resolve();
      await secondHasTwo.promise;
      await add(trx, 2);
    });
    const second = runTransaction(db, async (trx) => {
      await add(trx, 2);
      await firstHasOne.promise;
      secondHasTwo.resolve();
      await (firstIsBlocked ??= waitForTestLockWaiters(db, 1));
      await add(trx, 1);
    });
    await Promise.all([first, second]);
    expect((await sql`select amount from counters`.execute(db)).rows).toEqual([{ amount: 2 }, { amount: 2 }]);
    expect(getTransactionRetryCount()).toBe(before + 1);
  });

  it.each([
    ['40P01', 5],
    ['40001', 5],
    ['23505', 1],
  ])('is tried, if it always fails with %s, %i times', async (code, tries) => {
    let tried = 0;
    const run = runTransaction(database.db, async (trx) => {
      tried += 1;
      await raise(code).execute(trx);
    });
    await expect(run).rejects.toMatchObject({ code });
    expect(tried).toBe(tries);
  });
});
