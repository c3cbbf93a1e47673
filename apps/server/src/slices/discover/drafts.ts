import { sql, type Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { DiscoverImportEntry } from './parse-import.ts';

/** Saves entries as drafts; what is published under their keys stays. Returns the keys of another kind, which are not saved. */
export async function saveDiscoverDrafts(
  trx: Transaction<Database>,
  entries: readonly DiscoverImportEntry[],
): Promise<string[]> {
  const saved = new Set<string>();
  for (const { key, kind, ...content } of entries) {
    const draft = JSON.stringify(content);
    const { rows } = await sql<{ key: string }>`
      insert into discover_items (key, kind, draft) values (${key}, ${kind}, ${draft}::jsonb)
      on conflict (key) do update set draft = excluded.draft, publish_at = null, update_at = clock_timestamp()
        where discover_items.kind = excluded.kind
      returning key`.execute(trx);
    for (const row of rows) saved.add(row.key);
  }
  return entries.map(({ key }) => key).filter((key) => !saved.has(key));
}

/** Publishes the drafts of these keys. Returns the published keys. */
export async function publishDiscoverDrafts(trx: Transaction<Database>, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    update discover_items set content = draft, draft = null, publish_at = null, update_at = clock_timestamp(),
      publication = coalesce(publication, nextval('discover_publications'))
    where key = any(${[...keys]}) and draft is not null returning key`.execute(trx);
  return rows.map(({ key }) => key);
}

/** Sets the time at which drafts are published; a new import of a key takes it back. Returns the keys that have a draft. */
export async function scheduleDiscoverDrafts(
  trx: Transaction<Database>,
  keys: readonly string[],
  at: Date,
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    update discover_items set publish_at = ${at} where key = any(${[...keys]}) and draft is not null returning key`.execute(
    trx,
  );
  return rows.map(({ key }) => key);
}

/** Makes published entries drafts again; a newer draft stays. Returns the withdrawn keys. */
export async function unpublishDiscoverEntries(trx: Transaction<Database>, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    update discover_items set draft = coalesce(draft, content), content = null, publish_at = null, update_at = clock_timestamp()
    where key = any(${[...keys]}) and content is not null returning key`.execute(trx);
  return rows.map(({ key }) => key);
}
