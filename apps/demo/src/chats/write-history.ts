import { sql, type Transaction } from 'kysely';
import type { Database } from '@quintet/server/database/types';
import { hashMessageNgrams } from '@quintet/server/slices/groups/ngrams';
import type { GeneratedDemoMessage } from './generate-history.ts';
import { isScriptedSystemMessage } from './scripts.ts';

const CHUNK_SIZE = 20_000;

/** The first message of a group (`createdBy` not null) is its creation. */
export type DemoHistory = {
  groupId: string;
  memberIds: readonly string[];
  lines: readonly GeneratedDemoMessage[];
  createdBy: string | null;
};

/** Gives the id of a message by its index. */
type IdAt = (index: number) => string;

export type InsertedDemoHistory = DemoHistory & { idAt: IdAt };

/** The number of countable messages up to and including each index. */
function getTallies({ lines, createdBy }: DemoHistory): number[] {
  let messageCount = 0;
  return lines.map(
    ({ scripted }, index) =>
      (messageCount += isScriptedSystemMessage(scripted) || (index === 0 && createdBy !== null) ? 0 : 1),
  );
}

/** Inserts the messages, oldest first, and updates the group's counters. Returns a function from an index to the id of its message. */
export async function insertDemoHistory(trx: Transaction<Database>, history: DemoHistory): Promise<IdAt> {
  const { groupId, memberIds, lines, createdBy } = history;
  const amount = lines.length;
  const first = amount === 0 ? 0 : await reserveNumbers(trx, amount);
  const idAt = (index: number) => `m${first + index}`;
  if (amount === 0) return idAt;
  const messageCounts = getTallies(history);
  for (let start = 0; start < amount; start += CHUNK_SIZE) {
    const part = lines.slice(start, start + CHUNK_SIZE).map((line, offset) => ({ ...line, index: start + offset }));
    const isCreation = (index: number) => index === 0 && createdBy !== null;
    await sql`
      insert into messages (id, group_id, seq, message_count, user_id, type, text, thread_id, create_at, update_at, ngrams)
      select id, ${groupId}, seq, message_count, user_id, type, text, thread_id, at, at, grams::integer[] from unnest(
        ${part.map(({ index }) => idAt(index))}::text[],
        ${part.map(({ index }) => index + 1)}::bigint[],
        ${part.map(({ index }) => messageCounts[index]!)}::bigint[],
        ${part.map(({ index, speaker }) => (isCreation(index) ? createdBy : memberIds[speaker]))}::text[],
        ${part.map(({ index, text, scripted }) => (isCreation(index) ? 'group_create' : (scripted?.content?.type ?? (text === null ? 'text_retracted' : 'text'))))}::text[],
        ${part.map(({ index, text }) => (isCreation(index) ? null : text))}::text[],
        ${part.map(({ replyTo }) => (replyTo === null ? null : idAt(replyTo)))}::text[],
        ${part.map(({ at }) => new Date(at).toISOString())}::timestamptz[],
        ${part.map(({ index, text }) => (isCreation(index) || text === null ? null : `{${hashMessageNgrams(groupId, index + 1, text).join(',')}}`))}::text[]
      ) as line (id, seq, message_count, user_id, type, text, thread_id, at, grams)`.execute(trx);
  }
  await trx
    .updateTable('groups')
    .set({
      last_seq: amount,
      message_count: messageCounts.at(-1)!,
      update_at: new Date(lines.at(-1)!.at),
      create_at: new Date(lines[0]!.at),
    })
    .where('id', '=', groupId)
    .execute();
  return idAt;
}

async function reserveNumbers(trx: Transaction<Database>, amount: number): Promise<number> {
  const { rows } = await sql<{ first: number }>`select nextval('message_numbers') as first`.execute(trx);
  const first = rows[0]!.first;
  await sql`select setval('message_numbers', ${first + amount - 1})`.execute(trx);
  return first;
}

/** Sets each member's read position: at least their own last message. */
export async function setDemoReadPositions(
  trx: Transaction<Database>,
  history: DemoHistory,
  unread: readonly number[],
): Promise<void> {
  const { groupId, memberIds, lines } = history;
  const messageCounts = getTallies(history);
  const own = new Map<number, number>();
  lines.forEach(({ speaker }, index) => own.set(speaker, index + 1));
  const seen = memberIds.map((_, index) => Math.max(lines.length - (unread[index] ?? 0), own.get(index) ?? 0));
  await sql`
    update members set last_viewed_seq = seen.seq, viewed_message_count = seen.message_count
    from unnest(${[...memberIds]}::text[], ${seen}::bigint[], ${seen.map((seq) => messageCounts[seq - 1] ?? 0)}::bigint[]) as seen (user_id, seq, message_count)
    where members.group_id = ${groupId} and members.user_id = seen.user_id`.execute(trx);
}
