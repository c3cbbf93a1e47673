import { type Kysely, sql } from 'kysely';

/** Reports of comments, with a copy of the comment, which remains if it is deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table comment_reports (
      id bigint generated always as identity primary key,
      reporter_id text collate "C" not null references users,
      -- Kept when the comment or its post is deleted.
      comment_id text collate "C" not null,
      post_id text collate "C" not null,
      author_id text collate "C" not null references users,
      reason smallint not null check (reason between 1 and 4),
      text text not null default '',
      evidence jsonb not null default '[]',
      -- Null while the report is open.
      outcome text check (outcome in ('upheld', 'dismissed')),
      resolve_at timestamptz check ((resolve_at is null) = (outcome is null)),
      create_at timestamptz not null default clock_timestamp()
    );
    create index comment_reports_open on comment_reports (create_at) where resolve_at is null;
    create index comment_reports_author on comment_reports (author_id);
  `.execute(db);
}
