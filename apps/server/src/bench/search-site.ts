import { type Kysely, sql } from 'kysely';
import { type DatabaseConnectionConfig, openDatabasePool } from '../base/database/connect.ts';
import { runMigrations } from '../base/database/migrate.ts';
import { runTestSql, replaceDatabaseName } from '../base/database/test-database.ts';
import { startEmbeddedTestDatabase } from '../base/database/test-servers.ts';
import type { Database } from '../base/database/types.ts';
import { findPostIdsByText } from '../slices/discover/find-posts.ts';
import { findUserIdsByText } from '../slices/discover/find-users.ts';
import { queryNormalizedSearchText } from '../slices/discover/search-query.ts';
import { createRateLimitCounters } from '../platform/rate-limits/rate-limit-counters.ts';

const SIZES = { few: { posts: 10_000, users: 1000 }, many: { posts: 1_000_000, users: 100_000 } };
type Size = keyof typeof SIZES;
/** Maximum ratio of the slowest searches (p99) of many posts and users to those of few. */
const MAX_RATIO = 3;

const TEXTS = {
  'two Chinese characters': '咖啡',
  'one Chinese character': '好',
  'a rare Chinese word': '鸬鹚',
  'one Latin letter': 's',
  'a frequent word': 'harbour',
  'two frequent words': 'harbour seven',
  'a rare word': 'zebra',
  'a word in no post': 'xylophone',
  'frequent pairs in no post': 'harbourhar',
  'a frequent tag': '#travel',
};

/** Fills an empty database. Each text has words that all others have, and now and then a rare one. */
async function fill(db: Kysely<Database>, { posts, users }: { posts: number; users: number }): Promise<void> {
  await sql`insert into users (id, username, nickname)
    select 'u' || n, 'name' || n, case n % 3 when 0 then '小' || chr(19968 + n % 5000) || chr(20000 + n % 700)
      when 1 then chr(97 + n % 26) || 'arlan ' || n else 'Sam ' || chr(97 + n % 26) || n end
    from generate_series(1, ${users}::int) n`.execute(db);
  await sql`alter table posts disable trigger all`.execute(db);
  await sql`insert into posts (id, user_id, text, tags, create_at, like_count)
    select 'p' || n, 'u' || (1 + (n::bigint * 7919) % ${users}::int),
      case n % 2 when 0 then 'they sail from the harbour at seven with boat ' || n || case when n % 9973 = 0 then ' and a zebra' else '' end
      else '今天天气很好，去喝咖啡 ' || n || case when n % 9973 = 1 then '，看见鸬鹚' else '' end end,
      case n % 5 when 0 then array['travel'] else '{}' end, now() - (${posts}::int - n) * interval '1 minute', n % 97
    from generate_series(1, ${posts}::int) n`.execute(db);
  await sql`alter table posts enable trigger all`.execute(db);
  await sql`drop index post_search_ngrams`.execute(db);
  await sql`insert into post_search (post_id, number, lines, ngrams)
    select id, n, lines, search_ngrams(n, lines)
    from (select id, substr(id, 2)::bigint as n, search_lines(text, tags) as lines from posts) post`.execute(db);
  await sql`insert into post_tags (tag, number, post_id)
    select search_fold(tag), substr(id, 2)::bigint, id from posts cross join unnest(tags) tag`.execute(db);
  await sql`set maintenance_work_mem = '512MB'`.execute(db);
  await sql`create index post_search_ngrams on post_search using gin (ngrams) with (gin_pending_list_limit = 64)`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);
  await sql`select pg_stat_reset()`.execute(db);
}

/** The tables of the search that a statement has read through since the database was filled. */
async function listScannedTables(
  connectionConfig: DatabaseConnectionConfig,
  worlds: Map<Size, Kysely<Database>>,
): Promise<string[]> {
  // A connection reports its statistics when it ends.
  await worlds.get('many')!.destroy();
  worlds.delete('many');
  const { db } = openDatabasePool(replaceDatabaseName(connectionConfig, 'search_many'));
  try {
    const { rows } = await sql<{ relname: string }>`
      select relname from pg_stat_user_tables
      where seq_scan > 0 and relname in ('posts', 'post_search', 'post_tags', 'users', 'user_search', 'authors')`.execute(
      db,
    );
    return rows.map(({ relname }) => relname);
  } finally {
    await db.destroy();
  }
}

const percentile = (times: readonly number[], part: number): number =>
  Math.round(times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))]! * 100) / 100;

/** Compares first pages of searches for posts and users by a user: the cost must not grow with the site. */
export async function benchSiteSearch(runs: number) {
  const { connectionConfig, stop } = await startEmbeddedTestDatabase();
  const worlds = new Map<Size, Kysely<Database>>();
  try {
    for (const size of Object.keys(SIZES) as Size[]) {
      await runTestSql(connectionConfig, `create database search_${size}`);
      const { db } = openDatabasePool(replaceDatabaseName(connectionConfig, `search_${size}`));
      worlds.set(size, db);
      await runMigrations(db);
      await fill(db, SIZES[size]);
    }
    const times = { few: [] as number[], many: [] as number[] };
    const byText = [];
    for (const [name, text] of Object.entries(TEXTS)) {
      const own = { few: [] as number[], many: [] as number[] };
      // The first runs are not measured; they fill the caches. Both sizes alternate, so that other load affects both alike.
      for (let run = -3; run < runs; run += 1) {
        for (const [size, db] of worlds) {
          const begun = performance.now();
          await searchAll(db, text);
          if (run >= 0) own[size].push(performance.now() - begun);
        }
      }
      times.few.push(...own.few);
      times.many.push(...own.many);
      byText.push({ name, median: { few: percentile(own.few, 0.5), many: percentile(own.many, 0.5) } });
    }
    const p99 = { few: percentile(times.few, 0.99), many: percentile(times.many, 0.99) };
    const ratio = Math.round((p99.many / p99.few) * 100) / 100;
    const scanned = await listScannedTables(connectionConfig, worlds);
    return {
      isWithin: ratio <= MAX_RATIO && scanned.length === 0,
      scanned,
      p99,
      ratio,
      sizes: SIZES,
      searches: byText,
    };
  } finally {
    await Promise.all([...worlds.values()].map((db) => db.destroy()));
    await stop();
  }
}

async function searchAll(db: Kysely<Database>, text: string): Promise<void> {
  const viewer = { userId: 'u1' };
  const rateLimits = createRateLimitCounters({ db, redis: null, config: { guestAllowance: 300, rateLimitFactor: 1 } });
  const query = await queryNormalizedSearchText(db, text);
  await findPostIdsByText(db, viewer, query, null);
  await findUserIdsByText({ db, rateLimits }, viewer, text, query, null);
}
