import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type DatabaseConnectionConfig, openDatabasePool } from '../base/database/connect.ts';
import { runMigrations } from '../base/database/migrate.ts';
import { runTestSql, replaceDatabaseName } from '../base/database/test-database.ts';
import { startEmbeddedTestDatabase } from '../base/database/test-servers.ts';
import type { Database } from '../base/database/types.ts';
import type { UserCaller } from '../platform/http/caller.ts';
import { buildFollowedPostsSql, listFollowedPosts } from '../slices/social/following-feed.ts';
import { buildRecommendedPostsSql, listRecommendedPosts, type FeedViewer } from '../slices/social/recommended.ts';
import { decodeCursor } from '../slices/social/cursor.ts';
import { BENCH_AUTHOR_COUNT, fillBenchFeeds, BENCH_READER_COUNT } from './fill-feeds.ts';
import { getQuantile, roundToHundredths } from './statistics.ts';

/** Maximum ratio of the cost of feeds over many posts to feeds over few. */
const MAX_COST_RATIO = 1.5;
const FEW = 10_000;
const MANY = 1_000_000;
/** Pages of each feed that each reader reads. */
const PAGES = 4;

const FEEDS = {
  followed: 'a user’s follow feed',
  recommended: 'a user’s recommendation',
  guest: 'a guest’s recommendation',
};
type Feed = keyof typeof FEEDS;
type Page = { list: unknown[]; next_id: string | null };

const callerOf = (userId: string): UserCaller => ({
  kind: 'user',
  sessionId: 0,
  userId,
  deviceId: 'device-0001',
  brand: 'GU',
  ip: '::1',
});

const readerOf = (feed: Feed, userId: string): FeedViewer => ({
  userId: feed === 'guest' ? null : userId,
  script: 'latin',
});

function readPage(db: Kysely<Database>, feed: Feed, userId: string, next_id: string | undefined): Promise<Page> {
  const query = { limit: feed === 'guest' ? 10 : 30, ...(next_id && { next_id }) };
  if (feed === 'followed') return listFollowedPosts(db, callerOf(userId), query);
  return listRecommendedPosts(db, readerOf(feed, userId), query);
}

/** Milliseconds for each page as the handlers return it: finding the posts and loading their content. */
async function time(db: Kysely<Database>, feed: Feed, userId: string): Promise<number[]> {
  const times: number[] = [];
  let nextId: string | null | undefined;
  for (let page = 0; page < PAGES && nextId !== null; page += 1) {
    const begun = performance.now();
    const { list, next_id } = await readPage(db, feed, userId, nextId);
    times.push(performance.now() - begun);
    if (list.length === 0) throw new Error(`${FEEDS[feed]}: an empty page`);
    nextId = next_id;
  }
  return times;
}

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
};

/** The database's plan of a feed's query: number of blocks read, and tables with a sequential scan. */
async function explain(db: Kysely<Database>, feed: Feed, userId: string) {
  const viewer = readerOf(feed, userId);
  const query: RawBuilder<unknown> =
    feed === 'followed'
      ? buildFollowedPostsSql(viewer, 31, decodeCursor(undefined))
      : buildRecommendedPostsSql(viewer, null, 120);
  const { rows } = await sql<{
    'QUERY PLAN': [{ Plan: Plan }];
  }>`explain (analyze, buffers, format json) ${query}`.execute(db);
  const plan = rows[0]!['QUERY PLAN'][0].Plan;
  const scanned = (node: Plan): string[] => [
    ...(node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? '?'] : []),
    ...(node.Plans ?? []).flatMap(scanned),
  ];
  return { blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], scanned: scanned(plan) };
}

type Measured = { times: number[]; blocks: number[]; scanned: string[] };
type Size = 'few' | 'many';
const SIZES: Record<Size, number> = { few: FEW, many: MANY };

/** Alternates between both sizes, so that other load on the machine affects both alike. */
async function measure(worlds: Record<Size, World>, feed: Feed, runs: number): Promise<Record<Size, Measured>> {
  const measured = {
    few: { times: [], blocks: [], scanned: [] },
    many: { times: [], blocks: [], scanned: [] },
  } as Record<Size, Measured>;
  // The first run is not measured; it fills the caches.
  for (let run = -1; run < runs; run += 1) {
    for (const reader of worlds.few.readers) {
      for (const size of ['few', 'many'] as const) {
        const times = await time(worlds[size].db, feed, reader);
        if (run >= 0) measured[size].times.push(...times);
      }
    }
  }
  for (const size of ['few', 'many'] as const) {
    for (const reader of worlds[size].readers) {
      const { blocks, scanned } = await explain(worlds[size].db, feed, reader);
      measured[size].blocks.push(blocks);
      measured[size].scanned.push(...scanned.filter((table) => table === 'posts'));
    }
  }
  return measured;
}

/** Compares the fastest tenth, which excludes the effects of other load on the machine. */
function compare({ few, many }: Record<Size, Measured>) {
  const both = (read: (measured: Measured) => number) => ({
    few: roundToHundredths(read(few)),
    many: roundToHundredths(read(many)),
  });
  const quickest = both(({ times }) => getQuantile(times, 0.1));
  const ratio = roundToHundredths(quickest.many / quickest.few);
  const readsTableThrough = many.scanned.length > 0;
  return {
    ratio,
    milliseconds: { quickest, median: both(({ times }) => getQuantile(times, 0.5)) },
    blocks: both(({ blocks }) => getQuantile(blocks, 0.5)),
    readsTableThrough,
    isWithin: ratio <= MAX_COST_RATIO && !readsTableThrough,
  };
}

type World = { db: Kysely<Database>; readers: string[] };

async function makeWorld(server: DatabaseConnectionConfig, size: Size): Promise<World> {
  await runTestSql(server, `create database feeds_${size}`);
  const { db } = openDatabasePool(replaceDatabaseName(server, `feeds_${size}`));
  await runMigrations(db);
  const readers = await fillBenchFeeds(db, SIZES[size]);
  console.log(`feeds: ${SIZES[size]} posts made`);
  return { db, readers };
}

/** Compares the feeds of the same users over few posts and over many. */
export async function benchFeeds(runs: number) {
  const { connectionConfig, stop } = await startEmbeddedTestDatabase();
  const worlds: World[] = [];
  try {
    const [few, many] = [await makeWorld(connectionConfig, 'few'), await makeWorld(connectionConfig, 'many')];
    worlds.push(few, many);
    const feeds: Partial<Record<Feed, ReturnType<typeof compare>>> = {};
    for (const feed of Object.keys(FEEDS) as Feed[]) feeds[feed] = compare(await measure({ few, many }, feed, runs));
    const isWithin = Object.values(feeds).every((feed) => feed.isWithin);
    return {
      most: MAX_COST_RATIO,
      isWithin,
      authors: BENCH_AUTHOR_COUNT,
      posts: SIZES,
      readers: BENCH_READER_COUNT,
      feeds,
    };
  } finally {
    for (const { db } of worlds) await db.destroy();
    await stop();
  }
}
