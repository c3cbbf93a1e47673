import { type Kysely, sql } from 'kysely';

/** Files of posts: uploaded, published with a post, and then processed by any instance. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Null for a file of a post.
    alter table files alter column group_id drop not null;
    -- waiting: the store has the unchanged upload, which is to be processed.
    alter table files drop constraint files_state_check;
    alter table files add constraint files_state_check
      check (state in ('open', 'waiting', 'taken', 'refused', 'leaving', 'gone'));
    alter table files
      add column post_id text collate "C" references posts on delete set null,
      -- The position in the post; null for the poster of a video.
      add column place smallint,
      -- The poster of a video.
      add column poster_id text collate "C",
      -- The number of attempts, and the time of the next one; null if there is none.
      add column attempts smallint not null default 0,
      add column run_at timestamptz;
    create index files_post on files (post_id) where post_id is not null;
    create index files_turns on files (run_at) where state = 'waiting' and run_at is not null;
    drop index files_unsent;
    create index files_unsent on files (user_id) where message_id is null and post_id is null;
    drop index files_unsettled;
    create index files_unsettled on files (create_at) where message_id is null and post_id is null or state = 'leaving';
  `.execute(db);
}
