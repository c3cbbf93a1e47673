import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';

/** A share that a user has claimed. */
export type EnvelopeClaim = { index: number; user_id: string; amount: number };

export async function queryEnvelopeClaims(trx: Kysely<Database>, id: string): Promise<EnvelopeClaim[]> {
  const { rows } = await sql<EnvelopeClaim>`
    select index, user_id, amount from red_envelope_shares
    where envelope_id = ${id} and user_id is not null order by index`.execute(trx);
  return rows;
}
