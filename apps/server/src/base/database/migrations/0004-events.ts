import { type Kysely, sql } from 'kysely';

/**
 * The event log (design §5). Events are ordered by their transaction's number. A reader stops below the oldest running
 * transaction, so it never skips one that commits late.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table events (
      id bigint generated always as identity,
      txid xid8 not null default pg_current_xact_id(),
      type text not null,
      -- The audience: a group's members, one user, or (both null) all users.
      group_id text collate "C",
      user_id text collate "C",
      ref jsonb not null default '{}',
      create_at timestamptz not null default clock_timestamp(),
      primary key (txid, id),
      check (group_id is null or user_id is null)
    );
    create index events_group on events (group_id, txid, id) where group_id is not null;
    create index events_user on events (user_id, txid, id) where user_id is not null;
    create index events_everybody on events (txid, id) where group_id is null and user_id is null;
    create index events_age on events using brin (create_at);
  `.execute(db);
}
