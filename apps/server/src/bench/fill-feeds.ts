import { type Kysely, sql } from 'kysely';
import type { Database } from '../base/database/types.ts';

export const BENCH_AUTHOR_COUNT = 10_000;
/** Users whose feeds are read; each follows many authors and has viewed many posts. */
export const BENCH_READER_COUNT = 8;
const FOLLOWED = 300;
const VIEWED = 1000;

/**
 * Fills an empty database with posts spread over a year and over the authors, some of them popular, and with follows and
 * views. Returns the readers' user ids, which do not depend on the number of posts.
 */
export async function fillBenchFeeds(db: Kysely<Database>, posts: number): Promise<string[]> {
  await sql`select setseed(0.5)`.execute(db);
  await sql`insert into users (id, username, nickname)
    select 'u' || n, 'author' || n, 'Author ' || n from generate_series(1, ${BENCH_AUTHOR_COUNT}::int) n`.execute(db);
  await withoutIndexes(db, async () => {
    await sql`insert into posts (id, user_id, text, privacy, create_at, like_count, comment_count)
      select 'p' || n, 'u' || (1 + (n::bigint * 7919) % ${BENCH_AUTHOR_COUNT}::int), case when n % 2 = 0 then 'Post ' || n || repeat(' and more', 12) else '动态 ' || n || repeat('还有更多', 12) end,
        case when random() < 0.05 then 3 when random() < 0.02 then 2 else 1 end, now() - random() * interval '365 days',
        floor(power(random(), 8) * 900), floor(power(random(), 8) * 90)
      from generate_series(1, ${posts}::int) n`.execute(db);
  });
  await sql`update authors set newest_at = p.at, newest_mutual_at = p.mutual_at from (
      select user_id, max(create_at) filter (where privacy <> 2) as at, max(create_at) as mutual_at from posts group by user_id
    ) p where p.user_id = authors.user_id`.execute(db);
  // The same in every world: each reader follows authors spread over all of them.
  await sql`insert into follows (user_id, followed_id)
    select 'u' || r, 'u' || (1 + (r + f * 33) % ${BENCH_AUTHOR_COUNT}::int)
    from generate_series(1, ${BENCH_READER_COUNT}::int) r, generate_series(1, ${FOLLOWED}::int) f
    on conflict do nothing`.execute(db);
  await sql`insert into post_views (user_id, post_id)
    select 'u' || r, p.id from generate_series(1, ${BENCH_READER_COUNT}::int) r cross join lateral (
      select id from posts where state = 'published' and privacy = 1
      order by hot_score desc, id desc limit ${VIEWED * 2}
    ) p where (length(p.id) + ascii(right(p.id, 1)) + r) % 2 = 0`.execute(db);
  await sql`vacuum analyze`.execute(db);
  return Array.from({ length: BENCH_READER_COUNT }, (_, reader) => `u${reader + 1}`);
}

/** Drops the indexes during `work`, as creating an index over all rows is faster than updating it for each row. */
async function withoutIndexes(db: Kysely<Database>, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'posts' and indexname <> 'posts_pkey'`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  await sql`alter table posts disable trigger all`.execute(db);
  await work();
  await sql`alter table posts enable trigger all`.execute(db);
  for (const { definition } of rows) await sql.raw(definition).execute(db);
}
