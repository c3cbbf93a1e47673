import { type Kysely, sql } from 'kysely';

/** Files sent by users of the demo world are drawn on request, like those of their posts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The names under /media/drawn/ by the names in links (links.ts); null for an uploaded file.
    alter table files add column drawn jsonb;
  `.execute(db);
}
