import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from './types.ts';

/** Returns those of the ids that a query finds, in the given order; without ids there is no query. */
export async function filterIdsByQuery(
  db: Kysely<Database>,
  ids: readonly string[],
  createQuery: (ids: string[]) => RawBuilder<{ id: string }>,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await createQuery([...ids]).execute(db);
  const found = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => found.has(id));
}
