import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';

/** Has all committed events in the table `events`, as they are soon after their commit. */
export async function numberEvents(db: Kysely<Database>): Promise<void> {
  await sql`select number_events(1000)`.execute(db);
}
