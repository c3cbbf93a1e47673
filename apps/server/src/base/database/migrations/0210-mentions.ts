import { type Kysely, sql } from 'kysely';

/** The mentions of a text: users and ranges, in the form of the contract. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table messages add column mentions jsonb;
    alter table comments add column mentions jsonb;`.execute(db);
}
