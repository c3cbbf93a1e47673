import { type Kysely, sql } from 'kysely';

/** Which renewal replaced a refresh token, so that the same one may be asked for again when its answer was lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refresh_tokens add column attempt_hash bytea`.execute(db);
}
