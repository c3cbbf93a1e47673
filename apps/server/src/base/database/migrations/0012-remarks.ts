import { type Kysely, sql } from 'kysely';

/** Remarks of users about other users, and reports for the operator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table remarks (
      user_id text collate "C" not null references users on delete cascade,
      about_id text collate "C" not null references users on delete cascade,
      nickname text,
      memo text not null default '',
      primary key (user_id, about_id)
    );

    create table user_reports (
      id bigint generated always as identity primary key,
      reporter_id text collate "C" not null references users,
      user_id text collate "C" not null references users,
      reason smallint not null check (reason between 1 and 4),
      text text not null default '',
      group_id text collate "C",
      msg_ids text[] not null default '{}',
      create_at timestamptz not null default clock_timestamp()
    );
  `.execute(db);
}
