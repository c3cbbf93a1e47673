import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { deleteInBatches } from './delete-in-batches.ts';
import { openTestDatabase } from './test-database.ts';

it('deletes in batches: all rows that meet the condition but those that somebody has locked, and no others', async () => {
  const { db, close } = await openTestDatabase();
  await sql`insert into attempts (key, tries, end_at)
    select 'key ' || n, 1, timestamptz '2030-01-01' + n * interval '1 second' from generate_series(1, 2505) n`.execute(
    db,
  );
  // A statement that deletes more than a batch is refused.
  await sql`create function check_batch() returns trigger language plpgsql as $$
    begin
      if (select count(*) from gone) > 1000 then raise 'too many at once'; end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger check_batch after delete on attempts referencing old table as gone
    for each statement execute function check_batch()`.execute(db);
  const limit = new Date('2030-01-01T00:41:40Z');
  await db.transaction().execute(async (trx) => {
    await sql`select from attempts where key = 'key 1' for update`.execute(trx);
    await deleteInBatches(db, 'attempts', sql`end_at <= ${limit}`);
  });
  const { rows } = await sql<{ key: string }>`select key from attempts order by end_at`.execute(db);
  expect(rows.map(({ key }) => key)).toEqual(['key 1', 'key 2501', 'key 2502', 'key 2503', 'key 2504', 'key 2505']);
  await close();
});
