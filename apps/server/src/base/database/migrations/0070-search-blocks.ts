import { type Kysely, sql } from 'kysely';
import { gramsOf } from '../../../slices/chat/grams.ts';

const CHUNK = 5000;

/** The search index knows each block of a group's messages apart, so that no search reads a whole group. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists messages_grams`.execute(db);
  for (let last = ''; ;) {
    const { rows } = await sql<{ id: string; group_id: string; seq: number; text: string }>`
      select id, group_id, seq, coalesce(text, filename) as text from messages
      where id > ${last} and (text is not null or filename is not null) order by id limit ${CHUNK}`.execute(db);
    if (rows.length === 0) break;
    last = rows.at(-1)!.id;
    const grams = rows.map(({ group_id, seq, text }) => `{${gramsOf(group_id, seq, text).join(',')}}`);
    await sql`
      update messages set grams = indexed.grams::integer[]
      from unnest(${rows.map(({ id }) => id)}::text[], ${grams}::text[]) as indexed (id, grams)
      where messages.id = indexed.id`.execute(db);
  }
  // Every look reads through the list of what is pending: it stays short.
  await sql`create index messages_grams on messages using gin (grams) with (gin_pending_list_limit = 64)`.execute(db);
}
