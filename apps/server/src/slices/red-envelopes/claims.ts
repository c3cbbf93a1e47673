import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';

/** A claimed share. */
export type Claim = { index: number; user_id: string; amount: number };

export async function readClaims(trx: Kysely<Database>, id: string): Promise<Claim[]> {
  const { rows } = await sql<Claim>`
    select index, user_id, amount from red_envelope_shares
    where envelope_id = ${id} and user_id is not null order by index`.execute(trx);
  return rows;
}
