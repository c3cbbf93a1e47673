import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../base/database/types.ts';
import { queryMessageSearchHits } from '../slices/chat/message-search-query.ts';
import { fillTestGroupHistory } from '../slices/test-history.ts';
import { withEmbeddedBenchDatabase } from './database.ts';
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
const SEARCH_TERMS = {
  'a common pair': { text: 'th', maxRatio: 2 },
  'a common letter': { text: 'e', maxRatio: 2 },
  'a rare letter': { text: '§', maxRatio: 2 },
  'a rare word': { text: 'zebra', maxRatio: 2 },
  nothing: { text: 'xylophone', maxRatio: 12 },
};
type SearchTerm = keyof typeof SEARCH_TERMS;
type SearchedUser = { userId: string; groupIds: string[] };

/** Number of the user's other rooms, and messages in each. */
const OTHER_ROOMS = 20;
const MESSAGES_PER_OTHER_ROOM = 100;

async function createSearchedUser(db: Kysely<Database>, length: Length): Promise<SearchedUser> {
  const [person] = await createBenchUsers(db, 1);
  const userId = person!.id;
  const groupIds: string[] = [];
  for (const amount of [AMOUNTS[length], ...Array<number>(OTHER_ROOMS).fill(MESSAGES_PER_OTHER_ROOM)]) {
    const groupId = await createBenchGroup(db, [person!]);
    await fillTestGroupHistory(db, { groupId, userId, amount, texts: TEXTS });
    groupIds.push(groupId);
  }
  return { userId, groupIds };
}

/** The number of rooms to search. */
const ROOM_COUNTS = { room: 1, rooms: 1 + OTHER_ROOMS };
type SearchRange = keyof typeof ROOM_COUNTS;

function search(db: Kysely<Database>, { userId, groupIds }: SearchedUser, place: SearchRange, text: string) {
  const rooms = groupIds.slice(0, ROOM_COUNTS[place]).map((groupId) => ({ groupId, clearedSeq: 0 }));
  return queryMessageSearchHits(db, { userId, rooms, text }, { amount: 31, before: null });
}

const quickest = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 10)]!;

/** Milliseconds of first pages. Alternates between both lengths, so that other load on the machine affects both alike. */
async function compare(
  db: Kysely<Database>,
  worlds: Record<Length, SearchedUser>,
  place: SearchRange,
  sought: SearchTerm,
  runs: number,
) {
  const times: Record<Length, number[]> = { short: [], long: [] };
  // The first runs are not measured; they fill the caches.
  for (let run = -3; run < runs * 3; run += 1) {
    for (const length of ['short', 'long'] as const) {
      const begun = performance.now();
      await search(db, worlds[length], place, SEARCH_TERMS[sought].text);
      if (run >= 0) times[length].push(performance.now() - begun);
    }
  }
  const milliseconds = {
    short: roundToHundredths(quickest(times.short)),
    long: roundToHundredths(quickest(times.long)),
  };
  const ratio = roundToHundredths(milliseconds.long / milliseconds.short);
  return { place, sought, milliseconds, ratio, isWithin: ratio <= SEARCH_TERMS[sought].maxRatio };
}

/** Compares first pages of searches in a short and a long history: the cost must not grow with the room. */
export const benchMessageSearch = (runs: number) =>
  withEmbeddedBenchDatabase(async ({ db }) => {
    const worlds = { short: await createSearchedUser(db, 'short'), long: await createSearchedUser(db, 'long') };
    await sql`vacuum analyze`.execute(db);
    const searches: Awaited<ReturnType<typeof compare>>[] = [];
    for (const place of Object.keys(ROOM_COUNTS) as SearchRange[]) {
      for (const sought of Object.keys(SEARCH_TERMS) as SearchTerm[])
        searches.push(await compare(db, worlds, place, sought, runs));
    }
    return { isWithin: searches.every(({ isWithin }) => isWithin), messages: AMOUNTS, searches };
  });
