import { type Kysely, sql } from 'kysely';

/** Finds the unread messages of a group that name its members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index messages_mentions on messages (group_id, seq) where mentions is not null`.execute(db);
}
