import { type Kysely, sql } from 'kysely';

/** How a user is notified of one chat, besides whether at all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['notify_detail', 'sound', 'vibration']) {
    await sql`
      alter table members add column ${sql.ref(column)} smallint not null default 1 check (${sql.ref(column)} in (1, 2))
    `.execute(db);
  }
}
