import { runTransaction } from '../../base/database/transaction.ts';
import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { up as createEvents } from '../../base/database/migrations/0004-events.ts';
import { up as numberEvents } from '../../base/database/migrations/0060-event-numbers.ts';
import { openTestDatabase } from '../../base/database/test-database.ts';
import { assignNumbersAndReadEventsAfter } from './log.ts';
import { ensureEventLogName } from './retention.ts';

it('migration to numbers: keeps the order of existing events, and the name of the log', async () => {
  const { db, close } = await openTestDatabase();
  await sql`drop function read_events, number_events; drop table events, event_queue`.execute(db);
  await createEvents(db as unknown as Kysely<unknown>);
  await sql`insert into settings (key, value) values ('event_log', '{"log":"a1b2c3","floor":{"txid":"7","id":9}}')`.execute(
    db,
  );
  const append = (name: string) => sql`insert into events (type, ref) values ('group', ${JSON.stringify({ name })})`;
  await runTransaction(db, async (first) => {
    await append('first 1').execute(first);
    await runTransaction(db, async (second) => {
      await append('second 1').execute(second);
      await append('second 2').execute(second);
    });
    await append('first 2').execute(first);
  });
  await numberEvents(db as unknown as Kysely<unknown>);
  await sql`insert into event_queue (type, ref) values ('group', '{"name":"new"}')`.execute(db);

  const events = (await assignNumbersAndReadEventsAfter(db, { number: 0, writtenAt: 0 }, 10))!;
  expect(events.map(({ number, ref }) => [number, (ref as unknown as { name: string }).name])).toEqual([
    [1, 'first 1'],
    [2, 'first 2'],
    [3, 'second 1'],
    [4, 'second 2'],
    [5, 'new'],
  ]);
  expect(await ensureEventLogName(db)).toBe('a1b2c3');
  await close();
});
