import { type Kysely, sql } from 'kysely';

/**
 * Events are ordered by a number that is assigned after their transaction has committed. A transaction adds its events to
 * `event_queue`; `number_events` moves committed events to `events`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table event_queue (
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
    ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);

    alter table events rename to old_events;
    create table events (
      number bigint,
      type text not null,
      group_id text collate "C",
      user_id text collate "C",
      ref jsonb not null,
      create_at timestamptz not null
    );
    insert into events (number, type, group_id, user_id, ref, create_at)
      select row_number() over (order by txid, id), type, group_id, user_id, ref, create_at from old_events;
    drop table old_events;
    alter table events add primary key (number);
    create index events_group on events (group_id, number) where group_id is not null;
    create index events_user on events (user_id, number) where user_id is not null;
    create index events_everybody on events (number) where group_id is null and user_id is null;

    -- One session at a time assigns numbers, during this statement only; a killed session has assigned none.
    create function number_events(batch integer) returns void language plpgsql
      -- Deleted rows stay in the queue until a vacuum, which old transactions delay; a sequential scan would read them all.
      set enable_seqscan = off
    as $$
    declare
      -- All events visible to this snapshot are numbered. It is a session setting, so it does not survive a restore.
      numbered pg_snapshot := coalesce(nullif(current_setting('quintet.numbered', true), ''), '1:1:');
      amount integer;
      seen text;
    begin
      perform pg_advisory_xact_lock('events'::regclass::oid::bigint);
      -- A crash may lose the last numbers; the events then get new ones, and clients notice by the time in their position.
      perform set_config('synchronous_commit', 'off', true);
      -- Later statements see all transactions committed before the lock was acquired.
      with taken as (
        delete from event_queue where ctid = any (array(
          select ctid from event_queue
          where txid >= pg_snapshot_xmax(numbered) or txid = any (array(select pg_snapshot_xip(numbered)))
          order by id limit batch
        ))
        returning *
      ), given as (
        insert into events (number, type, group_id, user_id, ref, create_at)
          select (select coalesce(max(number), 0) from events) + row_number() over (order by id),
            type, group_id, user_id, ref, create_at
          from taken
        returning number
      )
      select count(*), pg_current_snapshot()::text into amount, seen from given;
      if amount < batch then
        perform set_config('quintet.numbered', seen, false);
      end if;
    end $$;

    -- Numbers committed events, then reads from a number on; in one call, because each call delays live delivery.
    create function read_events(first bigint, batch integer) returns setof events language plpgsql as $$
    begin
      perform number_events(1000);
      return query select * from events where number >= first order by number limit batch + 1;
    end $$;
  `.execute(db);
}
