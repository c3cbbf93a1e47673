import type { Schemas } from '@quintet/api/types';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import { assertDiscoverPreviewKeyIfGiven, buildDiscoverItemsSql } from './preview.ts';
import type { DiscoverMatchContent, DiscoverTrendChartContent } from './parse-import.ts';

const MAX_PERIOD_MS = 31 * 24 * 3_600_000;
/** Charts on the screen. */
const MAX_CHARTS = 50;
const MAX_MATCHES = 500;

export async function hasPublishedDiscoverItems({ services: { db } }: Call<'hasDiscovers'>): Promise<boolean> {
  const row = await db
    .selectFrom('discover_items')
    .select('id')
    .where('content', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the published items of each kind, in the order of the tabs. */
export async function countDiscoverItemsByKind({
  query: { preview },
  services,
}: Call<'listDiscovers'>): Promise<Schemas['DiscoverEntry'][]> {
  await assertDiscoverPreviewKeyIfGiven(services, preview);
  const { rows } = await sql<Schemas['DiscoverEntry']>`
    select kind, count(*)::int as count from ${buildDiscoverItemsSql(preview)} where content is not null
    group by kind order by array_position(array['gallery', 'trend', 'sports'], kind)`.execute(services.db);
  return rows;
}

/** Lists the published charts in the order of their first publication. */
export async function listTrendCharts({
  query: { preview },
  services,
}: Call<'listTrendCharts'>): Promise<Schemas['TrendChart'][]> {
  await assertDiscoverPreviewKeyIfGiven(services, preview);
  const { rows } = await sql<{ id: string; content: DiscoverTrendChartContent; update_at: Date }>`
    select id, content, update_at from ${buildDiscoverItemsSql(preview)} where kind = 'trend' and content is not null
    order by publication limit ${MAX_CHARTS}`.execute(services.db);
  return rows.map(({ id, update_at, content: { title, unit = null, precision, times, series } }) => ({
    id,
    title,
    unit,
    precision,
    times,
    series,
    update_at: update_at.toISOString(),
  }));
}

/** Lists the matches that start in a period. @throws HttpError param_invalid.to for a period that is empty or too long */
export async function listSportsMatches({
  query: { from, to, preview },
  services,
}: Call<'listSports'>): Promise<Schemas['SportsMatch'][]> {
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  if (end <= begin || end - begin > MAX_PERIOD_MS) throw new HttpError('api.body.param_invalid.to');
  await assertDiscoverPreviewKeyIfGiven(services, preview);
  return readMatches(services.db, new Date(begin), new Date(end), buildDiscoverItemsSql(preview));
}

async function readMatches(
  db: Kysely<Database>,
  from: Date,
  to: Date,
  items: RawBuilder<unknown>,
): Promise<Schemas['SportsMatch'][]> {
  const startAt = sql`(content->>'start_at' collate "C")`;
  const { rows } = await sql<{ id: string; content: DiscoverMatchContent }>`
    select id, content from ${items} where kind = 'sports' and content is not null
      and ${startAt} >= ${from.toISOString()} and ${startAt} < ${to.toISOString()}
    order by ${startAt}, id limit ${MAX_MATCHES}`.execute(db);
  return rows.map(({ id, content: { league, home, away, start_at, status } }) => ({
    id,
    league,
    home: { name: home.name, score: home.score ?? null },
    away: { name: away.name, score: away.score ?? null },
    start_at,
    status,
  }));
}
