import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';

/** Numbers all committed events, which moves them to the table `events`. */
export async function assignTestEventNumbers(db: Kysely<Database>): Promise<void> {
  await sql`select number_events(1000)`.execute(db);
}
