import { type Kysely, sql } from 'kysely';

/** The attempt that replaced a refresh token, so that the client can repeat the attempt if the response was lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refresh_tokens add column attempt_hash bytea`.execute(db);
}
