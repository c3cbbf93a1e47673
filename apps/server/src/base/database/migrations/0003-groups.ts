import { type Kysely, sql } from 'kysely';

/** Groups (type 1: a direct chat), members and messages. Ids are the same as in the API: `g`, `m` and digits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence group_numbers start 10001;
    create sequence message_numbers start 10001;

    create table groups (
      id text collate "C" primary key default 'g' || nextval('group_numbers'),
      type smallint not null check (type in (1, 2)),
      -- For a direct chat: its two user ids, sorted, joined by an underscore.
      direct_name text collate "C" unique check ((type = 1) = (direct_name is not null)),
      display_name text not null default '',
      icon text,
      icon_thumbnail text,
      introduction text not null default '',
      owner_id text collate "C" references users check (type = 2 or owner_id is null),
      member_permission jsonb not null default
        '{"send_message":"granted","send_image":"granted","send_video":"granted","send_hyperlink":"denied","send_voice":"granted","invite_member":"granted"}',
      member_limit integer not null default 2300,
      block_limit integer not null default 50,
      admin_limit integer not null default 15,
      -- Updated by the trigger below.
      member_count integer not null default 0,
      -- The seq of the newest message. Adding a message locks this row, so seq has no gaps.
      last_seq bigint not null default 0,
      tally bigint not null default 0,
      create_at timestamptz not null default clock_timestamp(),
      update_at timestamptz not null default clock_timestamp()
    );

    create table members (
      group_id text collate "C" not null references groups on delete cascade,
      user_id text collate "C" not null references users on delete cascade,
      role text not null default 'member' check (role in ('owner', 'admin', 'member')),
      -- The permissions granted to this admin by the owner.
      admin_permission jsonb check (admin_permission is null or role = 'admin'),
      -- The user's history begins after this seq, at which they joined or last cleared it.
      cleared_seq bigint not null default 0,
      -- The seq and tally of the newest viewed message. Unread messages: the group's tally minus this one.
      last_viewed_seq bigint not null default 0,
      viewed_tally bigint not null default 0,
      notify smallint not null default 1 check (notify in (1, 2)),
      -- False hides a direct chat from the other user's list until its first message.
      is_listed boolean not null default true,
      create_at timestamptz not null default clock_timestamp(),
      primary key (group_id, user_id)
    );
    create index members_user on members (user_id);
    create index members_powers on members (group_id) where role <> 'member';
    -- Finds the farthest view, from which senders see their messages as read.
    create index members_viewed on members (group_id, last_viewed_seq desc);

    create function count_members() returns trigger language plpgsql as $$
    begin
      update groups set member_count = member_count + (case tg_op when 'INSERT' then changed.amount else -changed.amount end)
      from (select group_id, count(*) as amount from changes group by group_id) as changed
      where groups.id = changed.group_id;
      return null;
    end $$;
    create trigger members_in after insert on members referencing new table as changes
      for each statement execute function count_members();
    create trigger members_out after delete on members referencing old table as changes
      for each statement execute function count_members();

    -- The group's blacklist.
    create table group_blocks (
      group_id text collate "C" not null references groups on delete cascade,
      user_id text collate "C" not null references users on delete cascade,
      create_at timestamptz not null default clock_timestamp(),
      primary key (group_id, user_id)
    );

    create table messages (
      id text collate "C" primary key default 'm' || nextval('message_numbers'),
      group_id text collate "C" not null references groups on delete cascade,
      seq bigint not null check (seq > 0),
      -- Like seq, but counts only messages of users: system messages are never unread.
      tally bigint not null,
      user_id text collate "C" not null references users,
      type text not null,
      text text,
      cid text,
      target_id text collate "C",
      target_ids text[],
      thread_id text collate "C",
      block_user_ids text[] not null default '{}',
      file_path text,
      filename text,
      duration double precision,
      create_at timestamptz not null default clock_timestamp(),
      update_at timestamptz not null default clock_timestamp(),
      expire_at timestamptz,
      constraint messages_history unique (group_id, seq)
    );
    -- A sender's cid identifies one message forever.
    create unique index messages_cid on messages (user_id, cid) where cid is not null;
    -- Finds the newest message of a sender that others have viewed.
    create index messages_sender on messages (group_id, user_id, seq);
  `.execute(db);
}
