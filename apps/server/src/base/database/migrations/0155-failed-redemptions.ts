import { type Kysely, sql } from 'kysely';

/** The failed redemptions of a user, which the totals of months leave out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index redemptions_failed on redemptions (user_id) where status = 'failed'`.execute(db);
}
