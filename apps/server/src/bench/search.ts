import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { openDatabasePool } from '../base/database/connect.ts';
import { runMigrations } from '../base/database/migrate.ts';
import { startEmbeddedTestDatabase } from '../base/database/test-servers.ts';
import type { Database } from '../base/database/types.ts';
import { queryMessageSearchHits } from '../slices/chat/message-search-query.ts';
import { fillTestGroupHistory } from '../slices/test-history.ts';
import { createBenchGroup, createBenchUsers } from './users.ts';
import { roundToHundredths } from './statistics.ts';

/** Messages of each history; both span several blocks of the index. */
const AMOUNTS = { short: 10_000, long: 200_000 };
type Length = keyof typeof AMOUNTS;

const TEXTS = Array.from({ length: 200 }, (_, n) =>
  n === 100 ? 'a zebra crosses the bridge' : `they sail from the harbour at seven with the other boat and ${n} more`,
);

/**
 * Search terms, and the maximum ratio of their cost in the long history to the short one. A frequent term fills a page at
 * once; a missing term is searched in each block, up to the maximum number of spans per page.
 */
const SOUGHT = {
  'a common pair': { text: 'th', most: 2 },
  'a common letter': { text: 'e', most: 2 },
  'a rare letter': { text: '§', most: 2 },
  'a rare word': { text: 'zebra', most: 2 },
  nothing: { text: 'xylophone', most: 12 },
};
type SearchTerm = keyof typeof SOUGHT;
type World = { userId: string; groupIds: string[] };

/** Number of the user's other rooms, and messages in each. */
const OTHERS = 20;
const FEW = 100;

async function makeWorld(db: Kysely<Database>, length: Length): Promise<World> {
  const [person] = await createBenchUsers(db, 1);
  const userId = person!.id;
  const groupIds: string[] = [];
  for (const amount of [AMOUNTS[length], ...Array<number>(OTHERS).fill(FEW)]) {
    const groupId = await createBenchGroup(db, [person!]);
    await fillTestGroupHistory(db, { groupId, userId, amount, texts: TEXTS });
    groupIds.push(groupId);
  }
  return { userId, groupIds };
}

/** The number of rooms to search. */
const PLACES = { room: 1, rooms: 1 + OTHERS };
type SearchRange = keyof typeof PLACES;

function search(db: Kysely<Database>, { userId, groupIds }: World, place: SearchRange, text: string) {
  const rooms = groupIds.slice(0, PLACES[place]).map((groupId) => ({ groupId, clearedSeq: 0 }));
  return queryMessageSearchHits(db, { userId, rooms, text }, { amount: 31, before: null });
}

const quickest = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 10)]!;

/** Milliseconds of first pages. Alternates between both lengths, so that other load on the machine affects both alike. */
async function compare(
  db: Kysely<Database>,
  worlds: Record<Length, World>,
  place: SearchRange,
  sought: SearchTerm,
  runs: number,
) {
  const times: Record<Length, number[]> = { short: [], long: [] };
  // The first runs are not measured; they fill the caches.
  for (let run = -3; run < runs * 3; run += 1) {
    for (const length of ['short', 'long'] as const) {
      const begun = performance.now();
      await search(db, worlds[length], place, SOUGHT[sought].text);
      if (run >= 0) times[length].push(performance.now() - begun);
    }
  }
  const milliseconds = {
    short: roundToHundredths(quickest(times.short)),
    long: roundToHundredths(quickest(times.long)),
  };
  const ratio = roundToHundredths(milliseconds.long / milliseconds.short);
  return { place, sought, milliseconds, ratio, isWithin: ratio <= SOUGHT[sought].most };
}

/** Compares first pages of searches in a short and a long history: the cost must not grow with the room. */
export async function benchMessageSearch(runs: number) {
  const { address, stop } = await startEmbeddedTestDatabase();
  const { db } = openDatabasePool(address);
  try {
    await runMigrations(db);
    const worlds = { short: await makeWorld(db, 'short'), long: await makeWorld(db, 'long') };
    await sql`vacuum analyze`.execute(db);
    const searches: Awaited<ReturnType<typeof compare>>[] = [];
    for (const place of Object.keys(PLACES) as SearchRange[]) {
      for (const sought of Object.keys(SOUGHT) as SearchTerm[])
        searches.push(await compare(db, worlds, place, sought, runs));
    }
    return { isWithin: searches.every(({ isWithin }) => isWithin), messages: AMOUNTS, searches };
  } finally {
    await db.destroy();
    await stop();
  }
}
