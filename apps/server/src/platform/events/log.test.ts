import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { openTestDatabase } from '../../base/database/test-database.ts';
import { createLocalInstanceSignals } from './signals.ts';
import {
  createEventRecorder,
  type EventRecorder,
  hasAllEventsAfter,
  assignNumbersAndReadEventsAfter,
  queryHeadEventPosition,
} from './log.ts';
import { compareEventPositions, type EventPosition, toEventPosition } from './position.ts';
import { ensureEventLogName, pruneEvents } from './retention.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let log: EventRecorder;
let looks = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  const local = createLocalInstanceSignals();
  local.listen(() => (looks += 1));
  log = createEventRecorder(database.db, local);
});
afterAll(() => database.close());

const told = (events: { ref: object }[] | null) => events!.map(({ ref }) => (ref as { group_id: string }).group_id);
const readNext = (position: EventPosition, limit = 1000) =>
  assignNumbersAndReadEventsAfter(database.db, position, limit);

/** A transaction that appends an event and stays open until `commit`. */
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
  it('does not skip the events of a late commit, and waits for no open transaction', async () => {
    const start = await queryHeadEventPosition(database.db);
    const first = slowly('first');
    await first.begun;
    const second = slowly('second');
    await second.begun;

    await second.commit();
    const early = await readNext(start);
    expect(told(early)).toEqual(['second']);

    await first.commit();
    expect(told(await readNext(start))).toEqual(['second', 'first']);
    expect(told(await readNext(toEventPosition(early![0]!)))).toEqual(['first']);
  });

  it('returns every event exactly once to a reader during concurrent writes', async () => {
    const start = await queryHeadEventPosition(database.db);
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
      const events = await readNext(position, 7);
      seen.push(...told(events));
      for (const event of events!) {
        expect(compareEventPositions(toEventPosition(event), position)).toBeGreaterThan(0);
        position = toEventPosition(event);
      }
      if (wasDone && events!.length === 0) break;
    }
    const expected = Array.from({ length: 60 }, (_, index) => index)
      .filter((index) => index % 10 !== 9)
      .flatMap((index) => [`${index} a`, `${index} b`]);
    expect([...seen].sort()).toEqual(expected.sort());
  });

  it('signals after a commit, not after a rollback', async () => {
    const before = looks;
    await log.record(() => Promise.reject(new Error('rolled back'))).catch(() => {});
    expect(looks).toBe(before);
    await log.record((_trx, append) => append('maintenance', 'everybody', {}));
    expect(looks).toBe(before + 1);
  });

  it('prunes old events, except the newest event', async () => {
    const { db } = database;
    await drain(await queryHeadEventPosition(db));
    await db.deleteFrom('events').execute();
    await sql`insert into event_queue (type, create_at) select 'contacts', now() - interval '1 hour' from generate_series(1, 2500)`.execute(
      db,
    );
    const old = await drain(await queryHeadEventPosition(db));
    expect(old.number).toBe(2500);
    await log.record((_trx, append) => append('group', 'everybody', { group_id: 'new' }));
    const [newest] = (await readNext(old))!;
    await pruneEvents(db, new Date(Date.now() - 60_000));
    expect(await numbers()).toEqual([newest!.number]);
    expect([await hasAllEventsAfter(db, old), await hasAllEventsAfter(db, toEventPosition(newest!))]).toEqual([
      false,
      true,
    ]);

    await pruneEvents(db, new Date(Date.now() + 60_000));
    expect(await numbers()).toEqual([newest!.number]);
    await log.record((_trx, append) => append('group', 'everybody', { group_id: 'next' }));
    expect(await readNext(toEventPosition(newest!))).toMatchObject([{ number: newest!.number + 1 }]);
  });

  it('keeps an old event numbered after a newer event until the newer one is old', async () => {
    const { db } = database;
    await drain(await queryHeadEventPosition(db));
    await db.deleteFrom('events').execute();
    const insertEvents = (...ages: string[]) =>
      sql`insert into event_queue (type, create_at) select 'contacts', now() - age::interval from unnest(${ages}::text[]) age`.execute(
        db,
      );
    await insertEvents('1 minute', '1 day');
    await insertEvents('0');
    await drain(await queryHeadEventPosition(db));
    const all = await numbers();
    expect(all).toHaveLength(3);
    await pruneEvents(db, new Date(Date.now() - 120_000));
    expect(await numbers()).toEqual(all);

    await pruneEvents(db, new Date(Date.now() - 30_000));
    expect(await numbers()).toEqual(all.slice(2));
  });

  it('recognizes a position only if its event is still the same', async () => {
    const { db } = database;
    const start = await queryHeadEventPosition(db);
    await log.record((_trx, append) => append('group', 'everybody', { group_id: 'lost' }));
    const lost = (await readNext(start))!.map(toEventPosition).at(-1)!;
    expect(await hasAllEventsAfter(db, lost)).toBe(true);

    // Simulate restoring an earlier backup.
    await sql`delete from events where number > ${start.number}`.execute(db);
    expect([await hasAllEventsAfter(db, lost), await readNext(lost)]).toEqual([false, null]);
    await log.record((_trx, append) => append('group', 'everybody', { group_id: 'another' }));
    expect(told(await readNext(start))).toEqual(['another']);
    expect([await hasAllEventsAfter(db, lost), await readNext(lost)]).toEqual([false, null]);
  });

  it('keeps its name', async () => {
    const name = await ensureEventLogName(database.db);
    expect(await ensureEventLogName(database.db)).toBe(name);
  });
});

const numbers = async () =>
  (await database.db.selectFrom('events').select('number').orderBy('number').execute()).map(({ number }) => number);

/** Reads all remaining events; returns the last position. */
async function drain(position: EventPosition): Promise<EventPosition> {
  for (;;) {
    const events = (await readNext(position))!;
    if (events.length === 0) return position;
    position = toEventPosition(events.at(-1)!);
  }
}
