import { type Kysely, sql } from 'kysely';

/** Images and videos that were sent together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column album_id text`.execute(db);
}
