import { type Kysely, sql } from 'kysely';

/** Messages forwarded as one. The `target_id` of a chat_record message is the record's id, and its files are those of the message. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chat_records (
      id text collate "C" primary key,
      names text[] not null,
      -- The card: the number of messages, and the first ones in one line each.
      count smallint not null,
      lines jsonb not null,
      items jsonb not null
    );

    create index files_of_message on files (message_id) where message_id is not null;
    drop index files_message;
  `.execute(db);
}
