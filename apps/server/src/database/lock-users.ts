import { type Kysely, sql } from 'kysely';
import type { Database } from './types.ts';

const STRENGTHS = {
  /** Against being changed or cancelled; any number of transactions may hold it. */
  share: sql`for share`,
  /** Against everybody else who locks. */
  change: sql`for no key update`,
};

/** Locks accounts until the transaction ends, in the lock order (README). Gives those that are not cancelled. */
export async function lockUsers(
  trx: Kysely<Database>,
  ids: readonly string[],
  strength: keyof typeof STRENGTHS,
): Promise<Map<string, { status: number }>> {
  const { rows } = await sql<{ id: string; status: number }>`
    select id, status from users where id = any(${[...ids]}) and delete_at is null
    order by id ${STRENGTHS[strength]}`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}
