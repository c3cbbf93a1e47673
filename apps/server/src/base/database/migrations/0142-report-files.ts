import { type Kysely, sql } from 'kysely';

/** Files that open reports keep in the store after their message or post is gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_files (
      kind text not null check (kind in ('user', 'group', 'post')),
      -- The id in the table of this kind of reports.
      report_id bigint not null,
      file_id text collate "C" not null references files,
      primary key (kind, report_id, file_id)
    );
    create index report_files_file on report_files (file_id);
  `.execute(db);
}
