import { type Kysely, sql } from 'kysely';
import type { Database } from '../base/database/types.ts';
import { MESSAGES_PER_NGRAM_BLOCK, getNgramBlock, hashMessageNgrams } from './groups/ngrams.ts';

type History = { groupId: string; userId: string; amount: number; texts: readonly string[] };

/** Fills an empty room with messages one second apart; the given texts repeat, each followed by its seq. */
export async function fillTestGroupHistory(
  db: Kysely<Database>,
  { groupId, userId, amount, texts }: History,
): Promise<void> {
  const blocks = Array.from({ length: getNgramBlock(amount) + 1 }, (_, block) => block);
  const words = blocks.flatMap((block) => texts.map((text, place) => ({ block, text, place })));
  await sql`insert into messages (group_id, seq, message_count, user_id, type, text, create_at, ngrams)
    select ${groupId}, n, n, ${userId}, 'text', word.text || ' ' || n, now() - (${amount}::int - n) * interval '1 second', word.grams::integer[]
    from generate_series(1, ${amount}::int) n
    join unnest(
      ${words.map(({ block }) => block)}::int[], ${words.map(({ place }) => place)}::int[],
      ${words.map(({ text }) => text)}::text[], ${words.map(({ block, text }) => `{${hashMessageNgrams(groupId, block * MESSAGES_PER_NGRAM_BLOCK + 1, text).join(',')}}`)}::text[]
    ) as word (block, place, text, grams) on word.block = (n - 1) / ${MESSAGES_PER_NGRAM_BLOCK} and word.place = n % ${texts.length}::int`.execute(
    db,
  );
  await sql`update groups set last_seq = ${amount}, message_count = ${amount} where id = ${groupId}`.execute(db);
}
