import { type Kysely, sql } from 'kysely';

/** Upload URLs to object storage. Until a URL expires, the browser may upload there again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table direct_uploads (
      -- The file may already be deleted.
      file_id text collate "C" primary key,
      end_at timestamptz not null
    );
    create index direct_uploads_age on direct_uploads (end_at);
    insert into direct_uploads select id, create_at + interval '1 day' from files where group_id is not null;
  `.execute(db);
}
