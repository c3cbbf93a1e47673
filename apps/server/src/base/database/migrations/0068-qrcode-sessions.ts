import { type Kysely, sql } from 'kysely';

/** A scanned code is valid only while the session that scanned it exists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table login_qrcodes add column session_id bigint;
    -- The session that scanned these codes is unknown; they would expire within two minutes anyway.
    delete from login_qrcodes where user_id is not null;
  `.execute(db);
}
