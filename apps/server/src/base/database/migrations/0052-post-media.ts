import { type Kysely, sql } from 'kysely';

/** What of a post's pictures and videos is ready, in their order, as the wire has it (PostMedia); its addresses are good for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table posts add column media jsonb not null default '[]'`.execute(db);
}
