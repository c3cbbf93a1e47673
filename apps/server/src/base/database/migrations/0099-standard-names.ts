import { type Kysely, sql } from 'kysely';

/** Columns named by the standard terms: the hash of a code, and the position of a file in its post. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table verifications rename column code_mark to code_hash`.execute(db);
  await sql`alter table login_qrcodes rename column passcode_mark to passcode_hash`.execute(db);
  await sql`alter table files rename column place to position`.execute(db);
}
