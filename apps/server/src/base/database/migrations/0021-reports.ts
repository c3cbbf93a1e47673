import { type Kysely, sql } from 'kysely';

/** Reports with a copy of the reported content, which remains if the original is retracted (spec §9). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table user_reports add column evidence jsonb not null default '[]';

    create table group_reports (
      id bigint generated always as identity primary key,
      reporter_id text collate "C" not null references users,
      group_id text collate "C" not null references groups on delete cascade,
      reason smallint not null check (reason between 1 and 4),
      text text not null default '',
      msg_ids text[] not null default '{}',
      evidence jsonb not null default '[]',
      create_at timestamptz not null default clock_timestamp()
    );
  `.execute(db);
}
