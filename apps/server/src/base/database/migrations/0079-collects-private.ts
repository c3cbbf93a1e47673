import { type Kysely, sql } from 'kysely';

/** What somebody saves is theirs alone unless they show it; it was shown to everybody before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table authors add column collects_private boolean not null default true`.execute(db);
}
