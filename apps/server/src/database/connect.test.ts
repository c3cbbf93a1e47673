import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { command, openTestDatabase } from './test-database.ts';

const OWN_PROCESS = sql<{ pid: number }>`select pg_backend_pid() as pid`;

it('survives connections that break in use: within a statement, and between two', async () => {
  const { db, address, close } = await openTestDatabase();
  const end = (pid: number) => command(address, `select pg_terminate_backend(${pid}, 10000)`);
  const within = db.transaction().execute(async (trx) => {
    const { rows } = await OWN_PROCESS.execute(trx);
    await Promise.all([end(rows[0]!.pid), sql`select pg_sleep(60)`.execute(trx)]);
  });
  const between = db.transaction().execute(async (trx) => {
    const { rows } = await OWN_PROCESS.execute(trx);
    await end(rows[0]!.pid);
    await OWN_PROCESS.execute(trx);
  });
  const ends = await Promise.allSettled([within, between]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await OWN_PROCESS.execute(db)).rows).toHaveLength(1);
  await close();
});

it('gives 64-bit numbers as numbers, and refuses those that do not fit', async () => {
  const { db, close } = await openTestDatabase();
  expect((await sql`select 9007199254740991::int8 as n`.execute(db)).rows).toEqual([{ n: Number.MAX_SAFE_INTEGER }]);
  await expect(sql`select 9007199254740992::int8 as n`.execute(db)).rejects.toThrow(RangeError);
  await close();
});
