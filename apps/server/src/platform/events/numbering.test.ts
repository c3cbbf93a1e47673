import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabasePool } from '../../base/database/connect.ts';
import { createTestDatabase } from '../../base/database/test-database.ts';
import { assignNumbersAndReadEventsAfter, queryHeadEventPosition } from './log.ts';
import { toEventPosition } from './position.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let admin: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  admin = await open();
});
afterAll(() => database.drop());

/** Idle connections for reuse: opening one takes longer than the queries on it. */
const spare: pg.Client[] = [];

async function open(): Promise<pg.Client> {
  const known = spare.pop();
  if (known) return known;
  const client = new pg.Client(database.connectionConfig);
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Ends a connection like a killed process does. */
async function kill(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const ended = new Promise((resolve) => client.once('end', resolve));
  await admin.query('select pg_terminate_backend($1)', [rows[0].pid]);
  await ended;
}

/** An event; `after` names the events committed before it was appended, which must be numbered before it. */
type Appended = { name: string; after: readonly string[] };

/** Transactions that append events; each may stay open. */
class Writers {
  readonly #transactions = new Map<number, { client: pg.Client; appended: Appended[] }>();
  readonly committed: Appended[] = [];
  #count = 0;

  async append(slot: number): Promise<void> {
    const known = this.#transactions.get(slot);
    const transaction = known ?? { client: await open(), appended: [] };
    if (!known) {
      this.#transactions.set(slot, transaction);
      await transaction.client.query('begin');
    }
    const name = `event ${(this.#count += 1)}`;
    await transaction.client.query(`insert into event_queue (type, ref) values ('group', $1)`, [{ name }]);
    transaction.appended.push({ name, after: this.committed.map((event) => event.name) });
  }

  async end(slot: number, how: 'commit' | 'rollback' | 'kill'): Promise<void> {
    const transaction = this.#transactions.get(slot);
    if (!transaction) return;
    this.#transactions.delete(slot);
    const { client, appended } = transaction;
    if (how === 'kill') return kill(client);
    await client.query(how);
    spare.push(client);
    if (how === 'commit') this.committed.push(...appended);
  }

  async abandonAll(): Promise<void> {
    for (const slot of this.#transactions.keys()) await this.end(slot, 'kill');
  }
}

/** An instance that follows the log over its own connection. */
async function follow() {
  const { db } = openDatabasePool(database.connectionConfig, { connections: 1 });
  let position = await queryHeadEventPosition(db);
  const seen: string[] = [];
  const readOnce = async (limit: number): Promise<number> => {
    const events = (await assignNumbersAndReadEventsAfter(db, position, limit))!;
    for (const event of events) {
      expect(event.number).toBe(position.number + 1);
      position = toEventPosition(event);
      seen.push((event.ref as unknown as { name: string }).name);
    }
    return events.length;
  };
  const readAll = async (limit: number) => {
    while ((await readOnce(limit)) > 0);
    return seen;
  };
  return { seen, readOnce, readAll, close: () => db.destroy() };
}

type Reader = Awaited<ReturnType<typeof follow>>;

/** Runs a sequencer that ends after numbering, while a reader waits for it. */
async function numberBadly(reader: Reader, batch: number, how: 'rollback' | 'kill' | 'commit'): Promise<void> {
  const sequencer = await open();
  await sequencer.query('begin');
  await sequencer.query('select number_events($1)', [batch]);
  const reading = reader.readOnce(batch);
  if (how === 'kill') await kill(sequencer);
  else await sequencer.query(how);
  await reading;
  if (how !== 'kill') spare.push(sequencer);
}

/** Fewer on a PostgreSQL at a URL, which differs only in its connections and settings. */
const RUNS = 'connectionString' in inject('databaseServer') ? 5 : 25;
const slot = fc.nat(2);
const limit = fc.integer({ min: 1, max: 4 });
const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ step: fc.constant('append' as const), slot }) },
    {
      weight: 4,
      arbitrary: fc.record({
        step: fc.constant('end' as const),
        slot,
        how: fc.constantFrom('commit', 'commit', 'rollback', 'kill'),
      }),
    },
    { weight: 2, arbitrary: fc.record({ step: fc.constant('read' as const), reader: fc.nat(1), limit }) },
    {
      weight: 1,
      arbitrary: fc.record({
        step: fc.constant('number' as const),
        reader: fc.nat(1),
        limit,
        how: fc.constantFrom('commit', 'rollback', 'kill'),
      }),
    },
  ),
  { minLength: 10, maxLength: 50, size: 'max' },
);

it('numbers: every committed event gets one at once and in order, despite other transactions and sequencers', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      const writers = new Writers();
      const readers = [await follow(), await follow()] as const;
      try {
        for (const each of given) {
          if (each.step === 'append') await writers.append(each.slot);
          else if (each.step === 'end') await writers.end(each.slot, each.how);
          else if (each.step === 'number') await numberBadly(readers[each.reader]!, each.limit, each.how);
          else {
            // Open transactions do not delay committed events.
            const seen = await readers[each.reader]!.readAll(each.limit);
            expect(seen.toSorted()).toEqual(writers.committed.map(({ name }) => name).sort());
          }
        }
        const placeOf = new Map((await readers[0].readAll(3)).map((name, place) => [name, place]));
        for (const { name, after } of writers.committed) {
          for (const earlier of after) expect(placeOf.get(earlier)).toBeLessThan(placeOf.get(name)!);
        }
        await readers[1].readAll(3);
        expect(readers[0].seen).toEqual(readers[1].seen);
      } finally {
        await writers.abandonAll();
        for (const reader of readers) await reader.close();
      }
    }),
    { numRuns: RUNS },
  );
});

it('numbers: a transaction of another database delays no event', async () => {
  const other = await createTestDatabase();
  const idle = new pg.Client(other.connectionConfig);
  await idle.connect();
  await idle.query(`begin; insert into event_queue (type) values ('contacts')`);
  const reader = await follow();
  await admin.query(`insert into event_queue (type, ref) values ('group', '{"name":"here"}')`);
  await reader.readAll(10);
  expect(reader.seen).toEqual(['here']);
  await reader.close();
  await idle.end();
  await other.drop();
});
