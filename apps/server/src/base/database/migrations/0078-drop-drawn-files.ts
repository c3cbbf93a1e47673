import { type Kysely, sql } from 'kysely';

/** Demo media are ordinary files now. The column named drawings that were rendered on request; those are gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update files set state = 'gone' where drawn is not null`.execute(db);
  await sql`alter table files drop column drawn`.execute(db);
}
