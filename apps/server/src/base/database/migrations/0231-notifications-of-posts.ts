import { type Kysely, sql } from 'kysely';

/** Finds the notifications about a post that is deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index notifications_post on notifications (post_id) where post_id is not null`.execute(db);
}
