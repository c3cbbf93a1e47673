import { type Kysely, sql } from 'kysely';

/** Notifications: one row for what happens to one target within 48 hours, and an entry for each time that it happens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column muted_notifications text[] not null default '{}';

    -- One row for each user who was ever notified. Writers lock it, so that positions grow in the order of the commits.
    create table notification_states (
      user_id text collate "C" primary key references users,
      last_position bigint not null default 0,
      viewed_position bigint not null default 0,
      -- The position up to which an event has told of new notifications, and its time.
      event_position bigint not null default 0,
      event_at timestamptz not null default '-infinity'
    );
    create index notification_states_events on notification_states (event_at) where event_position < last_position;

    create sequence notification_numbers start 10001;
    create table notifications (
      id text collate "C" primary key default 'n' || nextval('notification_numbers'),
      user_id text collate "C" not null references notification_states,
      type text not null,
      -- The tab of the list.
      category text not null,
      target_kind text not null,
      target_id text collate "C" not null,
      post_id text collate "C",
      group_id text collate "C",
      data jsonb not null,
      -- The position and time of the newest entry, and the number of entries.
      position bigint not null,
      count integer not null check (count > 0),
      create_at timestamptz(3) not null,
      last_at timestamptz(3) not null
    );
    create index notifications_position on notifications (user_id, position);
    create index notifications_category on notifications (user_id, category, position);
    create index notifications_target on notifications (user_id, type, target_id, position);
    create index notifications_last_at on notifications (last_at);

    create table notification_entries (
      user_id text collate "C" not null,
      -- What happened, such as "like p1 u2". It notifies a user once.
      source text collate "C" not null,
      notification_id text collate "C" not null references notifications on delete cascade,
      actor_id text collate "C",
      -- The comment.
      ref_id text collate "C",
      position bigint not null,
      create_at timestamptz(3) not null,
      primary key (source, user_id)
    );
    create index notification_entries_position on notification_entries (notification_id, position);
    create index notification_entries_actor on notification_entries (actor_id, user_id) where actor_id is not null;
  `.execute(db);
}
