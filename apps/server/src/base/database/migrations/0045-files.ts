import { type Kysely, sql } from 'kysely';

/** Files that people upload: of messages, each sent once. What each is made of lies in the media store under its id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table files (
      -- 128 random bits, hexadecimal.
      id text collate "C" primary key,
      user_id text collate "C" not null references users,
      -- Where it may be sent.
      group_id text collate "C" not null,
      kind text not null check (kind in ('image', 'video', 'audio', 'file')),
      extension text not null,
      -- Bytes that were announced, and then those that came.
      upload_size bigint,
      -- Seconds that were announced.
      upload_duration double precision,
      -- Signs its addresses; without the row they are good for nothing.
      secret bytea not null,
      -- open: bytes are coming; taken: checked and made ready; refused: the failure says why; leaving: what lies in the
      -- store is to be removed; gone: it is.
      state text not null default 'open' check (state in ('open', 'taken', 'refused', 'leaving', 'gone')),
      failure text check ((failure is not null) = (state = 'refused')),
      content_type text,
      size bigint,
      width integer,
      height integer,
      thumbhash text,
      duration double precision,
      -- Pictures made of it: [{ name, content_type, size, width, height }].
      variants jsonb not null default '[]',
      -- The message that carries it; nobody else's, and no second one.
      message_id text collate "C" references messages on delete set null,
      -- When it goes; that of its message.
      expire_at timestamptz,
      create_at timestamptz not null default clock_timestamp()
    );
    create unique index files_message on files (message_id) where message_id is not null;
    create index files_unsent on files (user_id) where message_id is null;
    create index files_unsettled on files (create_at) where message_id is null or state = 'leaving';
    create index files_expiring on files (expire_at) where state = 'taken' and expire_at is not null;
  `.execute(db);
}
