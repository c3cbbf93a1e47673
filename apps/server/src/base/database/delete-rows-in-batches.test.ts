import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { deleteRowsInBatches } from './delete-rows-in-batches.ts';
import { openTestDatabase } from './test-database.ts';
import { runTransaction } from './transaction.ts';

it('deletion in batches: deletes exactly the rows that meet the condition and are not locked', async () => {
  const { db, close } = await openTestDatabase();
  await sql`insert into rate_limits (key, points, expire) select 'key ' || n, 1, n from generate_series(1, 2505) n`.execute(
    db,
  );
  // This trigger refuses a statement that deletes more than a batch.
  await sql`create function check_batch() returns trigger language plpgsql as $$
    begin
      if (select count(*) from gone) > 1000 then raise 'too many at once'; end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger check_batch after delete on rate_limits referencing old table as gone
    for each statement execute function check_batch()`.execute(db);
  await runTransaction(db, async (trx) => {
    await sql`select from rate_limits where key = 'key 1' for update`.execute(trx);
    await deleteRowsInBatches(db, 'rate_limits', sql`expire <= 2500`);
  });
  const { rows } = await sql<{ key: string }>`select key from rate_limits order by expire`.execute(db);
  expect(rows.map(({ key }) => key)).toEqual(['key 1', 'key 2501', 'key 2502', 'key 2503', 'key 2504', 'key 2505']);
  await close();
});
