import { type Kysely, sql } from 'kysely';

/** Uploaded files of messages; each is sent once. The media store keeps their bytes under the id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table files (
      -- 128 random bits, hexadecimal.
      id text collate "C" primary key,
      user_id text collate "C" not null references users,
      -- The group to which the file may be sent.
      group_id text collate "C" not null,
      kind text not null check (kind in ('image', 'video', 'audio', 'file')),
      extension text not null,
      -- The announced size in bytes; after the upload the received size.
      upload_size bigint,
      -- The announced duration in seconds.
      upload_duration double precision,
      -- Signs the file's URLs; deleting the row makes them invalid.
      secret bytea not null,
      -- open: the upload is unfinished; taken: checked and processed; refused: the column failure has the error code;
      -- leaving: to be deleted from the store; gone: deleted.
      state text not null default 'open' check (state in ('open', 'taken', 'refused', 'leaving', 'gone')),
      failure text check ((failure is not null) = (state = 'refused')),
      content_type text,
      size bigint,
      width integer,
      height integer,
      thumbhash text,
      duration double precision,
      -- Pictures made from the file: [{ name, content_type, size, width, height }].
      variants jsonb not null default '[]',
      -- The only message with this file.
      message_id text collate "C" references messages on delete set null,
      -- The file's expiry, the same as its message's.
      expire_at timestamptz,
      create_at timestamptz not null default clock_timestamp()
    );
    create unique index files_message on files (message_id) where message_id is not null;
    create index files_unsent on files (user_id) where message_id is null;
    create index files_unsettled on files (create_at) where message_id is null or state = 'leaving';
    create index files_expiring on files (expire_at) where state = 'taken' and expire_at is not null;
  `.execute(db);
}
