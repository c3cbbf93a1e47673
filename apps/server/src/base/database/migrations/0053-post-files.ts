import { type Kysely, sql } from 'kysely';

/** Files of posts: uploaded, published with a post, and then made ready by whichever instance takes them up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Null: of a post.
    alter table files alter column group_id drop not null;
    -- waiting: what was uploaded lies in the store as it came, to be made ready.
    alter table files drop constraint files_state_check;
    alter table files add constraint files_state_check
      check (state in ('open', 'waiting', 'taken', 'refused', 'leaving', 'gone'));
    alter table files
      add column post_id text collate "C" references posts on delete set null,
      -- In its post; null for the picture that stands for its video.
      add column place smallint,
      -- Of a video, that picture.
      add column poster_id text collate "C",
      -- How often somebody took it up, and when it is somebody's next turn; null when nobody's any more.
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
