import { Toggle } from '@quintet/api/enums';
import { validateUsername } from '@quintet/domain/auth/register';
import { type Kysely, sql } from 'kysely';
import { filterIdsByQuery } from '../../base/database/filter-ids.ts';
import type { Database } from '../../base/database/types.ts';
import type { Services } from '../../platform/services.ts';
import { buildBlockedEitherWaySql, type Viewer } from '../social/viewer.ts';
import type { SearchResultWindow } from './stored-search-results.ts';
import { type NormalizedSearchText, toWordStartNeedle } from './search-query.ts';

const WINDOW = 200;
/** Characters of the longest term of the index (migration 0200). */
const TERM_LENGTH = 3;

const USER = sql.ref('u.id');

/** SQL condition: the user `u` may be found. A user who has closed being found by account ID is found by friends and followers only. */
const isFindable = (viewer: Viewer) => {
  const isKnown =
    viewer.userId === null
      ? sql`false`
      : sql`u.id = ${viewer.userId}
        or exists (select from contacts c where c.user_id = ${viewer.userId} and c.contact_id = u.id)
        or exists (select from follows f where f.user_id = ${viewer.userId} and f.followed_id = u.id)`;
  return sql`u.delete_at is null and u.status = ${Toggle.OPEN} and not ${buildBlockedEitherWaySql(viewer, USER)}
    and (u.findable_by_id = ${Toggle.OPEN} or ${isKnown})`;
};

/** Finds users: by exact account ID, then by nickname, those that begin with the text first, then by followers. */
export async function findUserIdsByText(
  services: Pick<Services, 'db' | 'rateLimits'>,
  viewer: Viewer,
  text: string,
  query: NormalizedSearchText,
  from: string | null,
): Promise<SearchResultWindow> {
  const { db } = services;
  if (from !== null) return findByNickname(db, viewer, query, from);
  const exact = await findByAccountId(services, viewer, text.trim());
  const { ids, next } = await findByNickname(db, viewer, query, null);
  return { ids: [...new Set([...exact, ...ids])], next };
}

/** For signed-in users only, and not more often than the search for friends allows: account IDs must not be listed by trying. */
async function findByAccountId(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  viewer: Viewer,
  text: string,
): Promise<string[]> {
  if (viewer.userId === null || validateUsername(text) !== null) return [];
  const { rows } = await sql<{ id: string }>`
    select u.id from users u where lower(u.username) = lower(${text}) and ${isFindable(viewer)}`.execute(db);
  if (rows.length === 0) return [];
  const waits = await Promise.all(
    rateLimits.attempts['account IDs found'].map((limit) => limit.consume(viewer.userId!)),
  );
  return waits.some((wait) => wait > 0) ? [] : rows.map(({ id }) => id);
}

type Row = { id: string; rank: number };

async function findByNickname(
  db: Kysely<Database>,
  viewer: Viewer,
  { words }: NormalizedSearchText,
  from: string | null,
): Promise<SearchResultWindow> {
  if (words === '') return { ids: [], next: null };
  const [rank, userId] = from?.split('.') ?? [];
  const isNext = from === null ? sql`true` : sql`(s.rank, s.user_id) > (${Number(rank)}::smallint, ${userId})`;
  const { rows } = await sql<Row>`
    select u.id, s.rank from user_search s join authors a on a.user_id = s.user_id join users u on u.id = s.user_id
    where s.term = ${Array.from(words).slice(0, TERM_LENGTH).join('')} and ${isNext}
      and position(${toWordStartNeedle(words)} in ' ' || a.words) > 0 and ${isFindable(viewer)}
    order by s.rank, s.user_id limit ${WINDOW + 1}`.execute(db);
  const page = rows.slice(0, WINDOW);
  const last = page.at(-1);
  return { ids: page.map(({ id }) => id), next: rows.length > WINDOW ? `${last!.rank}.${last!.id}` : null };
}

/** Returns the ids of the users that may be found now, in the given order. */
export const filterFindableUserIds = (
  db: Kysely<Database>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<string[]> =>
  filterIdsByQuery(
    db,
    ids,
    (given) => sql`select u.id from users u where u.id = any(${given}) and ${isFindable(viewer)}`,
  );
