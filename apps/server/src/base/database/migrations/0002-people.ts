import { type Kysely, sql } from 'kysely';

/** Accounts, sessions, contacts and blocks. Ids are the same as in the API: `u` and digits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence user_numbers start 10001;

    create table users (
      id text collate "C" primary key default 'u' || nextval('user_numbers'),
      username text not null,
      nickname text not null,
      type smallint not null default 1 check (type in (1, 2, 3)),
      country text,
      phone text check (phone ~ '^[0-9]{4,18}$'),
      email text check (email = lower(email)),
      password_hash text,
      security_code_hash text,
      avatar text,
      avatar_thumbnail text,
      introduction text not null default '',
      social_account text,
      social_author_id text,
      backstage_memo text,
      notify smallint not null default 1 check (notify in (1, 2)),
      notify_detail smallint not null default 1 check (notify_detail in (1, 2)),
      sound smallint not null default 1 check (sound in (1, 2)),
      vibration smallint not null default 1 check (vibration in (1, 2)),
      status smallint not null default 1 check (status in (1, 2)),
      can_create_group boolean not null default true,
      can_post boolean not null default true,
      can_comment boolean not null default true,
      create_at timestamptz not null default clock_timestamp(),
      update_at timestamptz not null default clock_timestamp(),
      delete_at timestamptz
    );
    -- The name and the contact of a cancelled account can be used again.
    create unique index users_username on users (lower(username)) where delete_at is null;
    create unique index users_phone on users (country, phone) where delete_at is null;
    create unique index users_email on users (email) where delete_at is null;

    create table sessions (
      id bigint generated always as identity primary key,
      user_id text collate "C" not null references users on delete cascade,
      device_id text not null,
      -- The brand of the sign-in; the tokens are valid only there.
      brand text not null,
      ip text,
      user_agent text,
      create_at timestamptz not null,
      used_at timestamptz not null,
      end_at timestamptz,
      end_reason text check (end_reason in ('logout', 'replaced', 'reuse', 'suspended', 'password'))
    );
    create unique index sessions_live on sessions (user_id, device_id) where end_at is null;

    -- A session's refresh tokens are one family; only their SHA-256 is stored.
    create table refresh_tokens (
      hash bytea primary key,
      session_id bigint not null references sessions on delete cascade,
      expire_at timestamptz not null,
      replace_at timestamptz
    );
    create index refresh_tokens_session on refresh_tokens (session_id);

    -- Tries per key and window. Unlogged, as losing them in a crash is harmless.
    create unlogged table attempts (
      key text primary key,
      tries integer not null,
      end_at timestamptz not null
    );

    create table contacts (
      user_id text collate "C" not null references users on delete cascade,
      contact_id text collate "C" not null references users on delete cascade check (contact_id <> user_id),
      create_at timestamptz not null default clock_timestamp(),
      primary key (user_id, contact_id)
    );

    create table blocks (
      user_id text collate "C" not null references users on delete cascade,
      block_id text collate "C" not null references users on delete cascade check (block_id <> user_id),
      create_at timestamptz not null default clock_timestamp(),
      primary key (user_id, block_id)
    );
  `.execute(db);
}
