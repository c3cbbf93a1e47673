import { type Kysely, sql } from 'kysely';

/** Finding messages by any part of their words, also where no spaces divide them (spec §5). Migration 0070 fills it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column grams integer[]`.execute(db);
}
