import { PostPrivacy } from '@quintet/api/enums';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { FEED_PAGE_SIZE } from '@quintet/domain/limits';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { buildPostVisibleSql } from './post-access.ts';
import { decodeCursor, toCursorPage } from './cursor.ts';
import type { ListPageQuery } from './post-lists.ts';
import { queryPostsInOrder } from './posts.ts';
import type { WritingScript } from './preferred-writing-script.ts';
import { buildBlockedEitherWaySql, type Viewer } from './viewer.ts';

/** Seconds added to the hot score of posts in the reader's script. An integer, so that adding it to a hot score loses no precision. */
const LANGUAGE_BONUS_SECONDS = 7 * 24 * 3600;
/** Seconds added to the hot score of a followed author's newest post. */
const FOLLOWED_BONUS_SECONDS = 12 * 3600;
/** Posts read in the first batch, and the maximum number of batches, each four times larger, before a page may stay short. */
const FIRST_BATCH_SIZE = 120;
const MAX_BATCHES = 4;

/** Prefix of the `next_id` of these pages. */
const SEEN_AGAIN = 'seen.';

/** The position of the next page: below this hot score, and below this id at equal hot score. */
type HotCursor = { hotScore: number; id: string };
/** `is_boundary`: not a post, but the position down to which the batch is complete. */
type Row = HotCursor & { is_boundary: boolean };

const FORM = /^(-?\d+(?:\.\d+)?)_(p\d{1,18})(?:_(han|latin))?$/;

/** The viewer, and the script of the preferred posts. */
export type FeedViewer = Viewer & { script: WritingScript | null };

/** Parses `next_id`. It holds the script of the first page, so that a changed language does not change the order. */
function decodeHotCursor(nextId: string | undefined, script: WritingScript | null) {
  if (nextId === undefined) return { cursor: null, script };
  const [, hotScore, id, begunWith] = FORM.exec(nextId) ?? [];
  if (hotScore === undefined || id === undefined) throw new HttpError('api.body.param_invalid.next_id');
  return { cursor: { hotScore: Number(hotScore), id }, script: (begunWith as WritingScript | undefined) ?? null };
}

const encodeHotCursor = ({ hotScore, id }: HotCursor, script: WritingScript | null): string =>
  [hotScore, id, ...(script ? [script] : [])].join('_');

const isBelow = (column: string, id: string, cursor: HotCursor | null, bonus = sql`0`) =>
  cursor === null
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(column)}, ${sql.ref(id)}) < (${cursor.hotScore}::double precision - ${bonus}, ${cursor.id})`;

/**
 * The public posts with the highest hot score below a cursor. The hot score is a post's time of publishing in seconds, plus six hours for each
 * doubling of its engagement (`heat` in migration 0050, renamed by 0110). Posts in the reader's script get a bonus, and so does the newest post of each followed
 * author, if it is public. The reader's own posts, seen posts and posts across a block are left out. Reads `batch` posts of each
 * script from the hot score index and one per followed author, independent of the number of posts. The last row is the position down to
 * which the batch is complete (`is_boundary`); it is missing at the end.
 */
export const buildRecommendedPostsSql = (viewer: FeedViewer, cursor: HotCursor | null, batch: number) => {
  const languageBonus = (script: RawBuilder<unknown>) =>
    sql`case when ${script} = ${viewer.script} then ${LANGUAGE_BONUS_SECONDS}::int else 0 end`;
  const isEligible =
    viewer.userId === null
      ? sql`true`
      : sql`p.user_id <> ${viewer.userId} and not ${buildBlockedEitherWaySql(viewer, sql.ref('p.user_id'))}
          and not exists (select from post_views v where v.user_id = ${viewer.userId} and v.post_id = p.id)`;
  const favoured =
    viewer.userId === null
      ? sql`select null::text as id, null::text as user_id, null::double precision as hot_score where false`
      : sql`select p.id, p.user_id, p.hot_score + ${FOLLOWED_BONUS_SECONDS} + ${languageBonus(sql`p.script`)} as hot_score
        from follows f cross join lateral (
          select id, user_id, hot_score, script, state, privacy from posts
          where user_id = f.followed_id order by create_at desc, id desc limit 1
        ) p where f.user_id = ${viewer.userId} and p.state = 'published' and p.privacy = 1`;
  return sql<Row>`
    with favoured as materialized (${favoured}), along as materialized (
      select q.id, q.user_id, q.hot_score + s.bonus as hot_score
      from (select script, ${languageBonus(sql`script`)} as bonus
        from unnest(array['han', 'latin', 'other']) script) s cross join lateral (
        select p.id, p.user_id, p.hot_score from posts p
        where p.script = s.script and p.state = 'published' and p.privacy = 1
          and ${isBelow('p.hot_score', 'p.id', cursor, sql`s.bonus`)}
        order by p.hot_score desc, p.id desc limit ${batch}
      ) q order by hot_score desc, id desc limit ${batch}
    ), boundary as materialized (
      select hot_score, id from along where (select count(*) from along) = ${batch} order by hot_score, id limit 1
    ), candidates as (
      select id, user_id, hot_score from along where id not in (select id from favoured)
      union all
      select id, user_id, hot_score from favoured f where ${isBelow('f.hot_score', 'f.id', cursor)}
        and not exists (select from boundary where (f.hot_score, f.id) < (boundary.hot_score, boundary.id))
    )
    select p.id, p.hot_score as "hotScore", false as is_boundary from candidates p
    where (select u.delete_at is null from users u where u.id = p.user_id) and ${isEligible}
    union all
    select id, hot_score, true from boundary
    order by is_boundary, "hotScore" desc, id desc`;
};

/** Reads batches until the page is full, the posts end or `MAX_BATCHES` is reached. */
async function findPage(db: Kysely<Database>, viewer: FeedViewer, limit: number, from: HotCursor | null) {
  const found: HotCursor[] = [];
  let cursor = from;
  for (let round = 0, batch = FIRST_BATCH_SIZE; round < MAX_BATCHES; round += 1, batch *= 4) {
    const { rows } = await buildRecommendedPostsSql(viewer, cursor, batch).execute(db);
    const boundary = rows.find(({ is_boundary }) => is_boundary);
    found.push(...rows.filter(({ is_boundary }) => !is_boundary));
    if (found.length > limit) return { page: found.slice(0, limit), next: found[limit - 1]! };
    if (!boundary) return { page: found, next: null };
    cursor = boundary;
  }
  return { page: found, next: cursor };
}

/** Lists recommended posts that the user has seen, the longest ago first; null for a `next_id` without the prefix. */
async function listSeenAgain(db: Kysely<Database>, viewer: Viewer, limit: number, nextId: string | undefined) {
  if (!nextId?.startsWith(SEEN_AGAIN) || viewer.userId === null) return null;
  const cursor = decodeCursor(nextId.slice(SEEN_AGAIN.length) || undefined);
  const isNext =
    cursor === null ? sql`true` : sql`(v.create_at, v.post_id) > (${cursor.at}::timestamptz(3), ${cursor.id})`;
  const { rows } = await sql<{ id: string; at: Date }>`
    select p.id, v.create_at as at
    from post_views v join posts p on p.id = v.post_id join users u on u.id = p.user_id
    where v.user_id = ${viewer.userId} and p.privacy = ${PostPrivacy.EVERYONE} and ${buildPostVisibleSql(viewer)} and ${isNext}
    order by v.create_at, v.post_id limit ${limit + 1}`.execute(db);
  const page = toCursorPage(rows, limit);
  const ids = page.rows.map(({ id }) => id);
  return { list: await queryPostsInOrder(db, viewer, ids), next_id: page.nextId && `${SEEN_AGAIN}${page.nextId}` };
}

/** Lists recommended posts for a user or a guest (spec §7, recommend/public). A user who has seen all gets the seen posts again. */
export async function listRecommendedPosts(
  db: Kysely<Database>,
  reader: FeedViewer,
  { limit = FEED_PAGE_SIZE, next_id }: ListPageQuery,
) {
  const again = await listSeenAgain(db, reader, limit, next_id);
  if (again) return again;
  const { cursor: from, script } = decodeHotCursor(next_id, reader.script);
  const { page, next } = await findPage(db, { ...reader, script }, limit, from);
  if (page.length === 0 && next === null && next_id === undefined) {
    const seen = await listSeenAgain(db, reader, limit, SEEN_AGAIN);
    if (seen) return seen;
  }
  const ids = page.map(({ id }) => id);
  return { list: await queryPostsInOrder(db, reader, ids), next_id: next && encodeHotCursor(next, script) };
}
