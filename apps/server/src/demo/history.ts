import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/types.ts';
import { gramsOf } from '../slices/chat/grams.ts';
import type { Line } from './conversation.ts';

const CHUNK = 20_000;

/** Members by their place in the room; the first message of a group is its creation. */
export type Room = { groupId: string; memberIds: readonly string[]; lines: readonly Line[]; createdBy: string | null };

/** Writes a room's messages, oldest first, and gives the group what depends on them. */
export async function writeHistory(
  trx: Transaction<Database>,
  { groupId, memberIds, lines, createdBy }: Room,
): Promise<void> {
  const amount = lines.length;
  if (amount === 0) return;
  const first = await reserveNumbers(trx, amount);
  const idAt = (place: number) => `m${first + place}`;
  const system = createdBy === null ? 0 : 1;
  for (let start = 0; start < amount; start += CHUNK) {
    const part = lines.slice(start, start + CHUNK).map((line, index) => ({ ...line, place: start + index }));
    const isCreation = (place: number) => place === 0 && createdBy !== null;
    await sql`
      insert into messages (id, group_id, seq, tally, user_id, type, text, thread_id, create_at, update_at, grams)
      select id, ${groupId}, seq, seq - ${system}::int, user_id, type, text, thread_id, at, at, grams::integer[] from unnest(
        ${part.map(({ place }) => idAt(place))}::text[],
        ${part.map(({ place }) => place + 1)}::bigint[],
        ${part.map(({ place, speaker }) => (isCreation(place) ? createdBy : memberIds[speaker]))}::text[],
        ${part.map(({ place, text }) => (isCreation(place) ? 'group_create' : text === null ? 'text_retracted' : 'text'))}::text[],
        ${part.map(({ place, text }) => (isCreation(place) ? null : text))}::text[],
        ${part.map(({ replyTo }) => (replyTo === null ? null : idAt(replyTo)))}::text[],
        ${part.map(({ at }) => new Date(at).toISOString())}::timestamptz[],
        ${part.map(({ place, text }) => (isCreation(place) || text === null ? null : `{${gramsOf(groupId, text).join(',')}}`))}::text[]
      ) as line (id, seq, user_id, type, text, thread_id, at, grams)`.execute(trx);
  }
  await trx
    .updateTable('groups')
    .set({
      last_seq: amount,
      tally: amount - system,
      update_at: new Date(lines.at(-1)!.at),
      create_at: new Date(lines[0]!.at),
    })
    .where('id', '=', groupId)
    .execute();
}

async function reserveNumbers(trx: Transaction<Database>, amount: number): Promise<number> {
  const { rows } = await sql<{ first: number }>`select nextval('message_numbers') as first`.execute(trx);
  const first = rows[0]!.first;
  await sql`select setval('message_numbers', ${first + amount - 1})`.execute(trx);
  return first;
}

/** How far each member has seen: never short of what they said themselves. */
export async function writeViews(trx: Transaction<Database>, room: Room, unread: readonly number[]): Promise<void> {
  const { groupId, memberIds, lines, createdBy } = room;
  const system = createdBy === null ? 0 : 1;
  const own = new Map<number, number>();
  lines.forEach(({ speaker }, place) => own.set(speaker, place + 1));
  const seen = memberIds.map((_, place) => Math.max(lines.length - (unread[place] ?? 0), own.get(place) ?? 0));
  await sql`
    update members set last_viewed_seq = seen.seq, viewed_tally = greatest(seen.seq - ${system}::int, 0)
    from unnest(${[...memberIds]}::text[], ${seen}::bigint[]) as seen (user_id, seq)
    where members.group_id = ${groupId} and members.user_id = seen.user_id`.execute(trx);
}
