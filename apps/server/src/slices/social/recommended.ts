import { type Kysely, sql } from 'kysely';
import { FEED_PAGE } from '@quintet/domain/limits';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { PageQuery } from './post-lists.ts';
import { listPosts } from './posts.ts';
import { listSeenAgain, SEEN_AGAIN } from './seen-posts.ts';
import { isBlocked, type Viewer } from './viewer.ts';

/** How many seconds younger the newest post of a followed author counts. */
const FOLLOWED_BONUS = 12 * 3600;
/** Posts looked at in one go, and how often that grows fourfold before a page may stay short. */
const FIRST_GO = 120;
const MAX_BATCHES = 4;

/** Where a page goes on: below this heat, and this id at equal heat. */
type HotCursor = { heat: number; id: string };
/** `is_reach`: no post, but how far the batch is complete. */
type Row = HotCursor & { is_reach: boolean };

const FORM = /^(-?\d+(?:\.\d+)?)_(p\d{1,18})$/;

function readMark(nextId: string | undefined): HotCursor | null {
  if (nextId === undefined) return null;
  const [, heat, id] = FORM.exec(nextId) ?? [];
  if (heat === undefined || id === undefined) throw new HttpError('api.body.param_invalid.next_id');
  return { heat: Number(heat), id };
}

const isBelow = (heat: string, id: string, mark: HotCursor | null) =>
  mark === null
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.ref(heat)}, ${sql.ref(id)}) < (${mark.heat}::double precision, ${mark.id})`;

/**
 * The hottest public posts below a mark. Heat is a post's time of publishing, six hours later for each doubling of its
 * engagement (migration 0050); the newest post of an author one follows has a bonus, if it is public. One's own posts, posts seen and posts
 * behind a block are left out. Reads `batch` posts along the index of heat and one per followed author, however many posts
 * there are; a last row says how far that reaches, unless it is the end.
 */
export const hottestPosts = (viewer: Viewer, mark: HotCursor | null, batch: number) => {
  const isEligible =
    viewer.userId === null
      ? sql`true`
      : sql`p.user_id <> ${viewer.userId} and not ${isBlocked(viewer, sql.ref('p.user_id'))}
          and not exists (select from post_views v where v.user_id = ${viewer.userId} and v.post_id = p.id)`;
  const favoured =
    viewer.userId === null
      ? sql`select null::text as id, null::text as user_id, null::double precision as heat where false`
      : sql`select p.id, p.user_id, p.heat + ${FOLLOWED_BONUS} as heat from follows f cross join lateral (
          select id, user_id, heat, state, privacy from posts
          where user_id = f.followed_id order by create_at desc, id desc limit 1
        ) p where f.user_id = ${viewer.userId} and p.state = 'published' and p.privacy = 1`;
  return sql<Row>`
    with favoured as materialized (${favoured}), along as materialized (
      select p.id, p.user_id, p.heat from posts p
      where p.state = 'published' and p.privacy = 1 and ${isBelow('p.heat', 'p.id', mark)}
      order by p.heat desc, p.id desc limit ${batch}
    ), reach as materialized (
      select heat, id from along where (select count(*) from along) = ${batch} order by heat, id limit 1
    ), candidates as (
      select id, user_id, heat from along where id not in (select id from favoured)
      union all
      select id, user_id, heat from favoured f where ${isBelow('f.heat', 'f.id', mark)}
        and not exists (select from reach where (f.heat, f.id) < (reach.heat, reach.id))
    )
    select p.id, p.heat, false as is_reach from candidates p
    where (select u.delete_at is null from users u where u.id = p.user_id) and ${isEligible}
    union all
    select id, heat, true from reach
    order by is_reach, heat desc, id desc`;
};

/** A page of it, in as many goes as it takes to get past what is left out. */
async function findPage(db: Kysely<Database>, viewer: Viewer, limit: number, from: HotCursor | null) {
  const found: HotCursor[] = [];
  let mark = from;
  for (let go = 0, batch = FIRST_GO; go < MAX_BATCHES; go += 1, batch *= 4) {
    const { rows } = await hottestPosts(viewer, mark, batch).execute(db);
    const reach = rows.find(({ is_reach }) => is_reach);
    found.push(...rows.filter(({ is_reach }) => !is_reach));
    if (found.length > limit) return { page: found.slice(0, limit), mark: found[limit - 1]! };
    if (!reach) return { page: found, mark: null };
    mark = reach;
  }
  return { page: found, mark };
}

/** Recommended posts, for a user or a guest (spec §7, recommend/public). Who has seen all gets the seen ones again. */
export async function listRecommended(db: Kysely<Database>, viewer: Viewer, { limit = FEED_PAGE, next_id }: PageQuery) {
  const again = await listSeenAgain(db, viewer, limit, next_id);
  if (again) return again;
  const { page, mark } = await findPage(db, viewer, limit, readMark(next_id));
  if (page.length === 0 && mark === null && next_id === undefined) {
    const seen = await listSeenAgain(db, viewer, limit, SEEN_AGAIN);
    if (seen) return seen;
  }
  const ids = page.map(({ id }) => id);
  return { list: await listPosts(db, viewer, ids), next_id: mark && `${mark.heat}_${mark.id}` };
}
