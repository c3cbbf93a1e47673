import { type Kysely, sql } from 'kysely';

/**
 * Files of posts are made ready by jobs, which hold who is at them, how often and when. What waits now has no job: its author
 * may ask for it again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update posts set state = 'failed', failure = 'api.file.not_processed' where state = 'processing';
    drop index files_turns;
    drop index files_taken;
    alter table files drop column attempts, drop column run_at, drop column is_held, drop column take_at;
    create index files_waiting on files (user_id) where state = 'waiting' and post_id is not null;
  `.execute(db);
}
