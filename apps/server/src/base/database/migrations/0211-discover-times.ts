import { type Kysely, sql } from 'kysely';

/** Drafts that are published at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table discover_items add column publish_at timestamptz(3), add check (publish_at is null or draft is not null);
    create index discover_publish_at on discover_items (publish_at) where publish_at is not null;`.execute(db);
}
