import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBenchGroup, createBenchUsers } from '../../bench/users.ts';
import { openTestDatabase } from '../../base/database/test-database.ts';
import type { Database } from '../../base/database/types.ts';
import { fillTestGroupHistory } from '../test-history.ts';
import { searchGroupMessages, searchMessagesInAllGroups } from './search.ts';

const TEXTS = Array.from(
  { length: 100 },
  (_, n) => `they sail from the harbour at seven with the other boat and ${n} more`,
);

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let place: { userId: string; groupId: string };

beforeAll(async () => {
  opened = await openTestDatabase();
  const [person] = await createBenchUsers(opened.db, 1);
  place = { userId: person!.id, groupId: await createBenchGroup(opened.db, [person!]) };
  await fillTestGroupHistory(opened.db, { ...place, amount: 100_000, texts: TEXTS });
});
afterAll(() => opened.close());

/** Number of 8 kB pages that PostgreSQL reports as read during `work`; the history has about 6,000. */
async function pagesOf(work: (db: Kysely<Database>) => Promise<unknown>): Promise<number> {
  const queries: CompiledQuery[] = [];
  const log = ({ query }: { query: CompiledQuery }) => void queries.push(query);
  await work(new Kysely<Database>({ dialect: new PostgresDialect({ pool: opened.pool }), log }));
  let pages = 0;
  for (const { sql, parameters } of queries) {
    const { rows } = await opened.pool.query(`explain (analyze, buffers, format json) ${sql}`, [...parameters]);
    const { Plan: plan } = rows[0]['QUERY PLAN'][0];
    pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  }
  return pages;
}

it.each([
  ['a pair that is in every message', 'th', 1500],
  ['a letter that is in every message', 'e', 1500],
  ['a letter that is in none', '§', 8000],
  ['a word that is in none', 'xylophone', 3000],
  ['a word whose parts are in every message', 'harbourhar', 3000],
])('search in a room and in all rooms: %s does not read the whole history', async (_name, text, most) => {
  expect(await pagesOf((db) => searchGroupMessages(db, { ...place, text, limit: 30 }))).toBeLessThan(most);
  expect(await pagesOf((db) => searchMessagesInAllGroups(db, { userId: place.userId, text, limit: 30 }))).toBeLessThan(
    most,
  );
});
