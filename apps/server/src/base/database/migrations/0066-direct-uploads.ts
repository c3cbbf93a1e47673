import { type Kysely, sql } from 'kysely';

/** Addresses by which browsers put uploads into object storage: until they end, something may lie there again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table direct_uploads (
      -- Of a file that may be gone by now.
      file_id text collate "C" primary key,
      end_at timestamptz not null
    );
    create index direct_uploads_age on direct_uploads (end_at);
    insert into direct_uploads select id, create_at + interval '1 day' from files where group_id is not null;
  `.execute(db);
}
