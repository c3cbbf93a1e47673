import { type Kysely, sql } from 'kysely';

/** A post's processed pictures and videos in order, as in the API (PostMedia); their URLs do not expire. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table posts add column media jsonb not null default '[]'`.execute(db);
}
