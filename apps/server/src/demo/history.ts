import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/types.ts';
import { gramsOf } from '../slices/chat/grams.ts';
import type { Line } from './conversation.ts';
import { isTold } from './scenes/scene.ts';

const CHUNK = 20_000;

/** Members by their place in the room; the first message of a group is its creation. */
export type Room = { groupId: string; memberIds: readonly string[]; lines: readonly Line[]; createdBy: string | null };

/** Gives the id of a message by its place. */
type IdAt = (place: number) => string;

export type Written = Room & { idAt: IdAt };

/** How many messages that somebody has to read there are up to each place, that one included. */
function talliesOf({ lines, createdBy }: Room): number[] {
  let tally = 0;
  return lines.map(({ beat }, place) => (tally += isTold(beat) || (place === 0 && createdBy !== null) ? 0 : 1));
}

/** Writes a room's messages, oldest first, and gives the group what depends on them. */
export async function writeHistory(trx: Transaction<Database>, room: Room): Promise<IdAt> {
  const { groupId, memberIds, lines, createdBy } = room;
  const amount = lines.length;
  const first = amount === 0 ? 0 : await reserveNumbers(trx, amount);
  const idAt = (place: number) => `m${first + place}`;
  if (amount === 0) return idAt;
  const tallies = talliesOf(room);
  for (let start = 0; start < amount; start += CHUNK) {
    const part = lines.slice(start, start + CHUNK).map((line, index) => ({ ...line, place: start + index }));
    const isCreation = (place: number) => place === 0 && createdBy !== null;
    await sql`
      insert into messages (id, group_id, seq, tally, user_id, type, text, thread_id, create_at, update_at, grams)
      select id, ${groupId}, seq, tally, user_id, type, text, thread_id, at, at, grams::integer[] from unnest(
        ${part.map(({ place }) => idAt(place))}::text[],
        ${part.map(({ place }) => place + 1)}::bigint[],
        ${part.map(({ place }) => tallies[place]!)}::bigint[],
        ${part.map(({ place, speaker }) => (isCreation(place) ? createdBy : memberIds[speaker]))}::text[],
        ${part.map(({ place, text, beat }) => (isCreation(place) ? 'group_create' : (beat?.shown?.type ?? (text === null ? 'text_retracted' : 'text'))))}::text[],
        ${part.map(({ place, text }) => (isCreation(place) ? null : text))}::text[],
        ${part.map(({ replyTo }) => (replyTo === null ? null : idAt(replyTo)))}::text[],
        ${part.map(({ at }) => new Date(at).toISOString())}::timestamptz[],
        ${part.map(({ place, text }) => (isCreation(place) || text === null ? null : `{${gramsOf(groupId, place + 1, text).join(',')}}`))}::text[]
      ) as line (id, seq, tally, user_id, type, text, thread_id, at, grams)`.execute(trx);
  }
  await trx
    .updateTable('groups')
    .set({
      last_seq: amount,
      tally: tallies.at(-1)!,
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

/** How far each member has seen: never short of what they said themselves. */
export async function writeViews(trx: Transaction<Database>, room: Room, unread: readonly number[]): Promise<void> {
  const { groupId, memberIds, lines } = room;
  const tallies = talliesOf(room);
  const own = new Map<number, number>();
  lines.forEach(({ speaker }, place) => own.set(speaker, place + 1));
  const seen = memberIds.map((_, place) => Math.max(lines.length - (unread[place] ?? 0), own.get(place) ?? 0));
  await sql`
    update members set last_viewed_seq = seen.seq, viewed_tally = seen.tally
    from unnest(${[...memberIds]}::text[], ${seen}::bigint[], ${seen.map((seq) => tallies[seq - 1] ?? 0)}::bigint[]) as seen (user_id, seq, tally)
    where members.group_id = ${groupId} and members.user_id = seen.user_id`.execute(trx);
}
