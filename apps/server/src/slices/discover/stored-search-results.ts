import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { deleteRowsInBatches } from '../../base/database/delete-rows-in-batches.ts';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { defineJob, HOURLY_CRON } from '../../platform/jobs/job-definition.ts';
import type { Viewer } from '../social/viewer.ts';

/** A part of the results in its order, and where the search continues below it; null at the end. */
export type SearchResultWindow = { ids: string[]; next: string | null };
export type SearchPageQuery = { text: string; limit: number; nextId: string | undefined };
/** `count` is for first pages: the number of results in the first window, up to `MAX_COUNT`. */
export type SearchResultPage = { ids: string[]; nextId: string | null; count?: number };

const MAX_COUNT = 100;
/** How long further pages can be read. */
const LIFETIME_MS = 24 * 3_600_000;

const FORM = /^([\w-]{16})\.(\d{1,4})$/;

/**
 * Reads a page of a search. The order of a window is stored with its first page, so no page repeats or skips a result when posts
 * arrive or become more popular. A page ends with its window, so it may be short or empty; `nextId` continues.
 */
export async function readOrStoreSearchResultPage(
  db: Kysely<Database>,
  viewer: Viewer,
  { text, limit, nextId }: SearchPageQuery,
  findWindow: (from: string | null) => Promise<SearchResultWindow>,
): Promise<SearchResultPage> {
  if (nextId === undefined) {
    const window = await findWindow(null);
    const page = await storeWindow(db, viewer, text, limit, window);
    return { ...page, count: Math.min(window.ids.length, MAX_COUNT) };
  }
  const [, id, offset] = FORM.exec(nextId) ?? [];
  const stored = id === undefined ? undefined : await findStored(db, viewer, text, id);
  if (!stored) throw new HttpError('api.body.param_invalid.next_id');
  const begin = Number(offset);
  if (begin >= stored.ids.length && stored.next !== null)
    return storeWindow(db, viewer, text, limit, await findWindow(stored.next));
  return slice(stored, id!, begin, limit);
}

async function storeWindow(
  db: Kysely<Database>,
  viewer: Viewer,
  text: string,
  limit: number,
  window: SearchResultWindow,
): Promise<SearchResultPage> {
  const page = slice(window, randomBytes(12).toString('base64url'), 0, limit);
  if (page.nextId === null) return page;
  const id = page.nextId.split('.')[0]!;
  await db
    .insertInto('search_results')
    .values({ id, user_id: viewer.userId, text, ...window })
    .execute();
  return page;
}

function slice({ ids, next }: SearchResultWindow, id: string, begin: number, limit: number): SearchResultPage {
  const end = Math.min(begin + limit, ids.length);
  const hasMore = end < ids.length || next !== null;
  return { ids: ids.slice(begin, end), nextId: hasMore ? `${id}.${end}` : null };
}

const findStored = (db: Kysely<Database>, viewer: Viewer, text: string, id: string) =>
  db
    .selectFrom('search_results')
    .select(['ids', 'next'])
    .where('id', '=', id)
    .where('text', '=', text)
    .where('user_id', viewer.userId === null ? 'is' : '=', viewer.userId)
    .executeTakeFirst();

/** Deletes stored results of which no page is read any more. */
export const deleteOldSearchResultsJob = defineJob({
  name: 'discover.delete-old-results',
  cron: HOURLY_CRON,
  run: ({ db, clock }) =>
    deleteRowsInBatches(db, 'search_results', sql`create_at < ${new Date(clock().getTime() - LIFETIME_MS)}`),
});
