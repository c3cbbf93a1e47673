import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabasePool } from './connect.ts';
import { runTestSql, openTestDatabase } from './test-database.ts';
import { runTransaction } from './transaction.ts';

const OWN_PROCESS = sql<{ pid: number }>`select pg_backend_pid() as pid`;

it('pool: survives connections that break during a statement and between two', async () => {
  const { db, connectionConfig, close } = await openTestDatabase();
  const end = (pid: number) => runTestSql(connectionConfig, `select pg_terminate_backend(${pid}, 10000)`);
  const within = runTransaction(db, async (trx) => {
    const { rows } = await OWN_PROCESS.execute(trx);
    await Promise.all([end(rows[0]!.pid), sql`select pg_sleep(60)`.execute(trx)]);
  });
  const between = runTransaction(db, async (trx) => {
    const { rows } = await OWN_PROCESS.execute(trx);
    await end(rows[0]!.pid);
    await OWN_PROCESS.execute(trx);
  });
  const ends = await Promise.allSettled([within, between]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await OWN_PROCESS.execute(db)).rows).toHaveLength(1);
  await close();
});

it('pool: ends an idle transaction, which releases its locks', async () => {
  const { db, connectionConfig, close } = await openTestDatabase();
  const { db: hanging } = openDatabasePool(connectionConfig, { connections: 1, idleTransactionTimeoutMs: 100 });
  const [locked, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const abandoned = runTransaction(hanging, async (trx) => {
    await trx.insertInto('settings').values({ key: 'one', value: '1' }).execute();
    locked.resolve();
    await ended.promise;
    await OWN_PROCESS.execute(trx);
  });
  await locked.promise;
  // This insert waits for the other transaction to end.
  await db.insertInto('settings').values({ key: 'one', value: '2' }).execute();
  ended.resolve();
  await expect(abandoned).rejects.toThrow(/connection|Connection/);
  expect((await OWN_PROCESS.execute(hanging)).rows).toHaveLength(1);
  await hanging.destroy();
  await close();
});

it('pool: returns 64-bit integers as numbers, and refuses unsafe ones', async () => {
  const { db, close } = await openTestDatabase();
  expect((await sql`select 9007199254740991::int8 as n`.execute(db)).rows).toEqual([{ n: Number.MAX_SAFE_INTEGER }]);
  await expect(sql`select 9007199254740992::int8 as n`.execute(db)).rejects.toThrow(RangeError);
  await close();
});

it('pool: prepares frequent statements, and recovers when a migration changes their result', async () => {
  const { db, close } = await openTestDatabase();
  await sql`create table things (id int)`.execute(db);
  await sql`insert into things values (1)`.execute(db);
  const read = async () => (await sql`select * from things where id = ${1}`.execute(db)).rows;
  const countPrepared = async () =>
    (await sql`select from pg_prepared_statements where statement like '%from things%'`.execute(db)).rows.length;
  await read();
  expect(await countPrepared()).toBe(0);
  for (let use = 0; use < 20; use += 1) {
    await read();
    await sql`select * from things where id > ${0} limit ${10}`.execute(db);
    await sql`select id from things where id > ${0} limit 1`.execute(db);
  }
  expect(await countPrepared()).toBe(2);
  await sql`alter table things add colour text default 'blue'`.execute(db);
  await expect(read()).rejects.toThrow('cached plan');
  expect(await read()).toEqual([{ id: 1, colour: 'blue' }]);
  await close();
});
