import { type Kysely, sql } from 'kysely';
import { gramsOf } from '../../slices/chat/grams.ts';

const CHUNK = 5000;

/** Finding messages by any part of their words, also where no spaces divide them (spec §5). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column grams integer[]`.execute(db);
  for (let last = ''; ;) {
    const { rows } = await sql<{ id: string; group_id: string; text: string }>`
      select id, group_id, coalesce(text, filename) as text from messages
      where id > ${last} and (text is not null or filename is not null) order by id limit ${CHUNK}`.execute(db);
    if (rows.length === 0) break;
    last = rows.at(-1)!.id;
    const grams = rows.map(({ group_id, text }) => `{${gramsOf(group_id, text).join(',')}}`);
    await sql`
      update messages set grams = indexed.grams::integer[]
      from unnest(${rows.map(({ id }) => id)}::text[], ${grams}::text[]) as indexed (id, grams)
      where messages.id = indexed.id`.execute(db);
  }
  await sql`create index messages_grams on messages using gin (grams)`.execute(db);
}
