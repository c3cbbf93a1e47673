import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { openTestDatabase } from '../database/test-database.ts';
import { createLocalSignals } from './signals.ts';
import { createEventLog, type EventLog, readAfter, readHead } from './log.ts';
import { comparePositions, type Position, positionOf } from './position.ts';
import { openLog, pruneEvents, readLogSettings } from './retention.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let log: EventLog;
let looks = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  const local = createLocalSignals();
  local.listen(() => (looks += 1));
  log = createEventLog(database.db, local);
});
afterAll(() => database.close());

/** Reads until everything committed is read: transactions of other databases of the server hold the log back, too. */
async function readAll(from: Position) {
  for (;;) {
    const { events, isWaiting } = await readAfter(database.db, from, 1000);
    if (!isWaiting) return events;
  }
}

const told = (events: { ref: object }[]) => events.map(({ ref }) => (ref as { group_id: string }).group_id);

/** A transaction that appends an event and stays open until it is told to commit. */
function slowly(group_id: string) {
  const begun = Promise.withResolvers<void>();
  const ending = Promise.withResolvers<void>();
  const done = log.record(async (_trx, append) => {
    await append('group', { userId: 'u1' }, { group_id });
    begun.resolve();
    await ending.promise;
  });
  return { begun: begun.promise, commit: async () => (ending.resolve(), done) };
}

describe('the event log', () => {
  it('never passes a transaction that commits late', async () => {
    const start = await readHead(database.db);
    const first = slowly('first');
    await first.begun;
    const second = slowly('second');
    await second.begun;

    await second.commit();
    const early = await readAfter(database.db, start, 1000);
    expect([told(early.events), early.isWaiting]).toEqual([[], true]);

    await first.commit();
    expect(told(await readAll(start))).toEqual(['first', 'second']);
  });

  it('gives every event exactly once to one who reads while many write', async () => {
    const start = await readHead(database.db);
    const writers = Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        log
          .record(async (trx, append) => {
            await append('group', 'everybody', { group_id: `${index} a` });
            await sql`select pg_sleep(${(index % 7) / 200})`.execute(trx);
            await append('group', 'everybody', { group_id: `${index} b` });
            if (index % 10 === 9) throw new Error('rolled back');
          })
          .catch(() => {}),
      ),
    );
    const seen: string[] = [];
    let position = start;
    let isDone = false;
    void writers.then(() => (isDone = true));
    for (;;) {
      const wasDone = isDone;
      const { events, isWaiting } = await readAfter(database.db, position, 7);
      seen.push(...told(events));
      for (const event of events) {
        expect(comparePositions(positionOf(event), position)).toBeGreaterThan(0);
        position = positionOf(event);
      }
      if (wasDone && events.length === 0 && !isWaiting) break;
    }
    const expected = Array.from({ length: 60 }, (_, index) => index)
      .filter((index) => index % 10 !== 9)
      .flatMap((index) => [`${index} a`, `${index} b`]);
    expect([...seen].sort()).toEqual(expected.sort());
  });

  it('signals after a commit that appended something, only', async () => {
    const before = looks;
    await log.record(async () => {});
    await log.record(() => Promise.reject(new Error('rolled back'))).catch(() => {});
    expect(looks).toBe(before);
    await log.record((_trx, append) => append('maintenance', 'everybody', {}));
    expect(looks).toBe(before + 1);
  });

  it('forgets what is old and remembers up to where', async () => {
    const name = await openLog(database.db);
    await log.record((_trx, append) => append('group', 'everybody', { group_id: 'old' }));
    const [last] = await sql<{
      txid: string;
      id: number;
    }>`select txid::text, id from events order by events.txid desc, id desc limit 1`
      .execute(database.db)
      .then(({ rows }) => rows);
    await pruneEvents(database.db, new Date(Date.now() + 1000));
    expect(await database.db.selectFrom('events').selectAll().execute()).toEqual([]);
    expect(await readLogSettings(database.db)).toEqual({ log: name, floor: positionOf(last!) });
    await pruneEvents(database.db, new Date());
    expect((await readLogSettings(database.db)).floor).toEqual(positionOf(last!));
  });

  it('keeps its name, until the database moves to a server that counts anew', async () => {
    const name = await openLog(database.db);
    expect(await openLog(database.db)).toBe(name);
    await sql`insert into events (txid, type) overriding system value values ('999999999', 'group')`.execute(
      database.db,
    );
    expect(await openLog(database.db)).not.toBe(name);
    expect(await database.db.selectFrom('events').selectAll().execute()).toEqual([]);
  });
});
