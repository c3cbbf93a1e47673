import { type Kysely, sql } from 'kysely';

/** A user's collected posts are private unless the user shows them; before, they were public. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table authors add column collects_private boolean not null default true`.execute(db);
}
