import { type Kysely, sql } from 'kysely';

/** Files of posts are processed in turns of users; long videos are processed separately from quick files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table files
      -- A video that takes long to encode.
      add column is_long boolean not null default false,
      -- An instance is processing the file, until run_at at most.
      add column is_held boolean not null default false,
      -- The time of the last attempt.
      add column take_at timestamptz;
    create index files_taken on files (user_id, take_at desc) where take_at is not null;
  `.execute(db);
}
