import { type Kysely, sql } from 'kysely';

/** The name that a member has chosen for a group; it ends with the membership. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table members add column group_nickname text`.execute(db);
}
