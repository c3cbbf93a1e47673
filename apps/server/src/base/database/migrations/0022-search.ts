import { type Kysely, sql } from 'kysely';

/** The search index for any part of a message, also in scripts without spaces (spec §5). Migration 0070 fills it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column grams integer[]`.execute(db);
}
