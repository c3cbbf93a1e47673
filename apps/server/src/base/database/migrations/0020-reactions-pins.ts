import { type Kysely, sql } from 'kysely';

/** Reactions to messages, and pinned messages of groups (spec §5, §7). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table message_emojis (
      message_id text collate "C" not null references messages on delete cascade,
      user_id text collate "C" not null references users on delete cascade,
      emoji text collate "C" not null,
      create_at timestamptz not null default clock_timestamp(),
      primary key (message_id, user_id, emoji)
    );

    create table pins (
      group_id text collate "C" not null references groups on delete cascade,
      message_id text collate "C" primary key references messages on delete cascade,
      user_id text collate "C" not null references users,
      pin_at timestamptz not null default clock_timestamp()
    );
    create index pins_group on pins (group_id, pin_at desc);

    -- The user who retracted the message. user_id keeps the sender, whose cid identifies one message forever.
    alter table messages add column retract_user_id text collate "C" references users;

    -- Finds the first message of a day.
    create index messages_time on messages (group_id, create_at);
  `.execute(db);
}
