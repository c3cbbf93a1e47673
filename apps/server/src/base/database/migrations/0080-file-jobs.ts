import { type Kysely, sql } from 'kysely';

/**
 * Files of posts are processed by jobs, which keep the state of the attempts. Files that are waiting now have no job: their
 * authors can retry them.
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
