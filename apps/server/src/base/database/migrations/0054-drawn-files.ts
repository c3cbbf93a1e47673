import { type Kysely, sql } from 'kysely';

/** What people of the demo world send is drawn when it is asked for, as what they post is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- By what a link names (links.ts), the name under /media/drawn/; null for what was uploaded.
    alter table files add column drawn jsonb;
  `.execute(db);
}
