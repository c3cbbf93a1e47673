import { type Kysely, sql } from 'kysely';
import type { DatabaseConnectionConfig } from '../base/database/connect.ts';
import type { Database } from '../base/database/types.ts';
import { startBenchServer } from './bench-server-processes.ts';
import { createBenchTextSender } from './clients.ts';
import { withEmbeddedBenchDatabase } from './database.ts';
import { createBenchGroup, createBenchUsers, type BenchUser } from './users.ts';
import { getQuantile, roundToHundredths } from './statistics.ts';

const MEMBERS = 2300;
/** Maximum ratios: search to a read by primary key (p99), creation to bare inserts, sends during joins to sends alone. */
const MAX_RATIOS = { search: 3, create: 3, sending: 1.1 };
/** Searches, or sends, of one turn. */
const TURN = 100;
const JOINS_PER_SECOND = 20;

type World = {
  db: Kysely<Database>;
  port: number;
  people: BenchUser[];
  owner: BenchUser;
  group: string;
  other: string;
};
type Ask = (who: BenchUser, method: string, path: string, body?: object) => Promise<{ share_code: string }>;

async function time(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

const createAsk =
  (port: number): Ask =>
  async (who, method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { authorization: `Bearer ${who.token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { result, error } = (await response.json()) as { result: { share_code: string }; error?: string };
    if (!response.ok) throw new Error(`${method} ${path} is answered ${error}`);
    return result;
  };

/** Searches a full group, and reads one member by id, in turns; milliseconds at p99. */
async function compareSearch({ people, owner, group }: World, ask: Ask, runs: number) {
  const times: Record<'search' | 'read', number[]> = { search: [], read: [] };
  for (let run = -1; run < runs; run += 1) {
    for (let n = 0; n < TURN; n += 1) {
      const sought = `/api/v1/groups/${group}/members?text=${100 + ((n * 37) % 2000)}`;
      const member = `/api/v1/groups/${group}/members/${people[(n * 37) % MEMBERS]!.id}`;
      const [search, read] = [await time(() => ask(owner, 'GET', sought)), await time(() => ask(owner, 'GET', member))];
      // The first run fills the caches.
      if (run >= 0) {
        times.search.push(search);
        times.read.push(read);
      }
    }
  }
  return { search: getQuantile(times.search, 0.99), read: getQuantile(times.read, 0.99) };
}

/** Creates groups of 2,300 members by one call, and by one bare insert per member, in turns; median milliseconds. */
async function compareCreation({ db, people, owner }: World, ask: Ask, runs: number) {
  const ids = people.filter((person) => person !== owner).map(({ id }) => id);
  const times: Record<'call' | 'bare', number[]> = { call: [], bare: [] };
  for (let run = 0; run < runs; run += 1) {
    const body = { cid: `bench-create-${run}`, display_name: 'Large', member_ids: ids };
    times.call.push(await time(() => ask(owner, 'POST', '/api/v1/groups', body)));
    times.bare.push(await time(() => insertBare(db, owner.id, ids)));
  }
  return { call: getQuantile(times.call, 0.5), bare: getQuantile(times.bare, 0.5) };
}

const insertBare = (db: Kysely<Database>, ownerId: string, ids: readonly string[]): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql`begin`.execute(connection);
    const group = { type: 2, display_name: 'Bare', owner_id: ownerId } as const;
    const { id } = await connection.insertInto('groups').values(group).returning('id').executeTakeFirstOrThrow();
    for (const user_id of [ownerId, ...ids])
      await connection.insertInto('members').values({ group_id: id, user_id }).execute();
    await sql`commit`.execute(connection);
  });

/** Sends in one group, alone and while users join and leave a full one, in turns; median milliseconds. */
async function compareSending({ port, people, owner, group, other }: World, ask: Ask, runs: number) {
  const { share_code } = await ask(owner, 'POST', '/api/v1/share/group', { group_id: group });
  const joiner = people.at(-1)!;
  const leave = () => ask(joiner, 'DELETE', `/api/v1/groups/${group}/members/${joiner.id}`);
  const { send, close } = createBenchTextSender(port, 1);
  const times: Record<'alone' | 'joining', number[]> = { alone: [], joining: [] };
  const sendAll = async (kind: 'alone' | 'joining') => {
    for (let n = 0; n < TURN; n += 1) times[kind].push(await time(() => send(people[0]!, other, `Message ${n}`)));
  };
  for (let run = 0; run < runs; run += 1) {
    await sendAll('alone');
    const turn = new AbortController();
    const joining = (async () => {
      while (!turn.signal.aborted) {
        await leave();
        await ask(joiner, 'POST', '/api/v1/share/group/join', { share_code });
        await new Promise((resolve) => void setTimeout(resolve, 1000 / JOINS_PER_SECOND));
      }
    })();
    await sendAll('joining');
    turn.abort();
    await joining;
  }
  close();
  return { alone: getQuantile(times.alone, 0.5), joining: getQuantile(times.joining, 0.5) };
}

async function measure(connectionConfig: DatabaseConnectionConfig, db: Kysely<Database>, runs: number) {
  const people = await createBenchUsers(db, MEMBERS);
  const owner = people[0]!;
  await sql`insert into contacts (user_id, contact_id)
    select ${owner.id}, id from unnest(${people.slice(1).map(({ id }) => id)}::text[]) id`.execute(db);
  const group = await createBenchGroup(db, people);
  const other = await createBenchGroup(db, people.slice(0, 2));
  await sql`vacuum analyze`.execute(db);
  const server = await startBenchServer(connectionConfig);
  try {
    const world = { db, port: server.port, people, owner, group, other };
    const ask = createAsk(server.port);
    const search = await compareSearch(world, ask, runs);
    const create = await compareCreation(world, ask, runs);
    const sending = await compareSending(world, ask, runs);
    const ratios = {
      search: roundToHundredths(search.search / search.read),
      create: roundToHundredths(create.call / create.bare),
      sending: roundToHundredths(sending.joining / sending.alone),
    };
    const isWithin =
      ratios.search <= MAX_RATIOS.search && ratios.create <= MAX_RATIOS.create && ratios.sending <= MAX_RATIOS.sending;
    return { isWithin, most: MAX_RATIOS, ratios, milliseconds: { search, create, sending } };
  } finally {
    await server.stop();
  }
}

/** Measures groups of 2,300 members: searching them, creating them, and joining them while others send elsewhere. */
export const benchLargeGroups = (runs: number) =>
  withEmbeddedBenchDatabase(({ connectionConfig, db }) => measure(connectionConfig, db, runs));
