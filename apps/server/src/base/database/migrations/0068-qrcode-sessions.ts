import { type Kysely, sql } from 'kysely';

/** A scanned code is good while the session that scanned it lives. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table login_qrcodes add column session_id bigint;
    -- Nobody knows which session scanned these; they would end within two minutes.
    delete from login_qrcodes where user_id is not null;
  `.execute(db);
}
