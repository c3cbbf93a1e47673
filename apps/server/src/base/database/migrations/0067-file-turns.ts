import { type Kysely, sql } from 'kysely';

/** Users take turns with the files of their posts, and what takes long is made ready apart from what is quick. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table files
      -- A video that takes long to encode.
      add column is_long boolean not null default false,
      -- Somebody is at it, until run_at at most.
      add column is_held boolean not null default false,
      -- When somebody took it up the last time.
      add column take_at timestamptz;
    create index files_taken on files (user_id, take_at desc) where take_at is not null;
  `.execute(db);
}
