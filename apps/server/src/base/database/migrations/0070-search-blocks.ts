import { type Kysely, sql } from 'kysely';

const CHUNK = 5000;
/** Consecutive messages that share one block of the index. */
const BLOCK = 2048;

/** Makes the search index distinguish blocks of a group's messages, so that no search reads a whole group. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists messages_grams`.execute(db);
  for (let last = ''; ;) {
    const { rows } = await sql<{ id: string; group_id: string; seq: number; text: string }>`
      select id, group_id, seq, coalesce(text, filename) as text from messages
      where id > ${last} and (text is not null or filename is not null) order by id limit ${CHUNK}`.execute(db);
    if (rows.length === 0) break;
    last = rows.at(-1)!.id;
    const grams = rows.map(({ group_id, seq, text }) => `{${getNgrams(group_id, seq, text).join(',')}}`);
    await sql`
      update messages set grams = indexed.grams::integer[]
      from unnest(${rows.map(({ id }) => id)}::text[], ${grams}::text[]) as indexed (id, grams)
      where messages.id = indexed.id`.execute(db);
  }
  // Every search scans the index's pending list, so keep it short.
  await sql`create index messages_grams on messages using gin (grams) with (gin_pending_list_limit = 64)`.execute(db);
}

/** The n-grams as of this migration; later changes of the index need another migration. */
function getNgrams(groupId: string, seq: number, text: string): number[] {
  const characters = Array.from(text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim());
  const seed = hash(hash(0, Number(groupId.slice(1))), Math.floor((seq - 1) / BLOCK));
  const grams = new Set<number>();
  characters.forEach((character, index) => {
    const first = hash(seed, character.codePointAt(0)!);
    if (character > '\u02ff') grams.add(first & 0x7fffffff);
    const next = characters[index + 1];
    if (next !== undefined) grams.add(hash(first, next.codePointAt(0)!) | 0x80000000);
  });
  return [...grams];
}

/** One round of MurmurHash3. */
function hash(seed: number, value: number): number {
  let part = Math.imul(value, 0xcc9e2d51);
  part = Math.imul((part << 15) | (part >>> 17), 0x1b873593);
  const mixed = seed ^ part;
  return (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) | 0;
}
