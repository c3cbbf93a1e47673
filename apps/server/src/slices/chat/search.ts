import type { Schemas } from '@quintet/api/types';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/types.ts';
import { Failure } from '../../http/failure.ts';
import { requireMember } from '../groups/members.ts';
import { foldText, gramsSought } from './grams.ts';
import { presentMessages } from './messages.ts';
import { isVisible, type MessageRow } from './visible.ts';

type Page = Schemas['MessagePage'];
type Paging = { limit: number; nextId?: string };

/** Rows that the index takes for a hit, looked at in one go; and how often one page may look. */
const CHUNK = 200;
const MOST_LOOKS = 25;

type RoomSearch = Paging & {
  userId: string;
  groupId: string;
  text?: string;
  /** Only of one type. */
  type?: string;
  /** Only of one member. */
  senderId?: string;
};

/** Messages of a room, newest first. Each holds the text somewhere, in any case (spec §5). */
export async function searchRoom(db: Kysely<Database>, search: RoomSearch): Promise<Page> {
  const { userId, groupId, text, type, senderId } = search;
  const { clearedSeq } = await requireMember(db, groupId, userId);
  const grams = text === undefined ? null : gramsSought(groupId, text);
  const start = search.nextId === undefined ? null : readNumber(search.nextId);
  return collect(db, search, start, async (before) => {
    const rows = await db
      .selectFrom('messages')
      .selectAll()
      .where('group_id', '=', groupId)
      .where(isVisible(userId, clearedSeq))
      .$if(before !== null, (query) => query.where('seq', '<', before!))
      .$if(grams !== null, (query) => query.where(sql<boolean>`grams @> ${grams}::integer[]`))
      .$if(text !== undefined, (query) => query.where('grams', 'is not', null))
      .$if(type !== undefined, (query) => query.where('type', '=', type!))
      .$if(senderId !== undefined, (query) => query.where('user_id', '=', senderId!))
      .orderBy('seq', 'desc')
      .limit(CHUNK)
      .execute();
    return rows.map((row) => ({ row, place: row.seq }));
  });
}

type Search = Paging & { userId: string; text: string };
/** Microseconds and id. */
type Moment = readonly [string, string];

/** Messages of all rooms of a user, newest first. */
export async function searchRooms(db: Kysely<Database>, search: Search): Promise<Page> {
  const { userId, text } = search;
  const rooms = await db
    .selectFrom('members')
    .select(['group_id', 'cleared_seq'])
    .where('user_id', '=', userId)
    .execute();
  const sought = rooms.map(({ group_id }) => `{${(gramsSought(group_id, text) ?? []).join(',')}}`);
  const room = sql`unnest(
    ${rooms.map(({ group_id }) => group_id)}::text[], ${rooms.map(({ cleared_seq }) => cleared_seq)}::bigint[], ${sought}::text[]
  ) as room (group_id, cleared_seq, grams)`;
  const start = search.nextId === undefined ? null : readMoment(search.nextId);
  return collect<Moment>(db, search, start, async (before) => {
    // `seq + 0`: the order must not tempt into walking back through whole histories.
    const { rows: found } = await sql<MessageRow & { micros: string }>`
      select hit.*, (extract(epoch from hit.create_at) * 1000000)::bigint::text as micros from ${room}
      cross join lateral (
        select * from messages
        where messages.group_id = room.group_id and messages.grams @> room.grams::integer[]
          and ${isVisible(userId, sql.ref('room.cleared_seq'))} and ${isBefore(before)}
        order by seq + 0 desc limit ${CHUNK}
      ) as hit
      order by hit.create_at desc, hit.id desc limit ${CHUNK}`.execute(db);
    return found.map((row) => ({ row, place: [row.micros, row.id] as const }));
  });
}

function isBefore(moment: Moment | null): RawBuilder<boolean> {
  if (moment === null) return sql<boolean>`true`;
  const [micros, id] = moment;
  return sql<boolean>`(create_at, id) < ('epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond', ${id})`;
}

type Candidate<P> = { row: MessageRow; place: P };

/** Looks on, chunk by chunk, until a page is full: the index finds a little more than there is. */
async function collect<P>(
  db: Kysely<Database>,
  { userId, text, limit }: { userId: string; text?: string; limit: number },
  start: P | null,
  read: (before: P | null) => Promise<Candidate<P>[]>,
): Promise<Page> {
  const sought = text === undefined ? '' : foldText(text);
  if (text !== undefined && sought === '') throw new Failure('api.body.param_invalid.text');
  const found: Candidate<P>[] = [];
  let before = start;
  let isEnd = false;
  for (let looks = 0; !isEnd && found.length <= limit && looks < MOST_LOOKS; looks += 1) {
    const candidates = await read(before);
    found.push(...candidates.filter(({ row }) => foldText(row.text ?? row.filename ?? '').includes(sought)));
    before = candidates.at(-1)?.place ?? before;
    isEnd = candidates.length < CHUNK;
  }
  const page = found.slice(0, limit);
  const isLast = isEnd && found.length <= limit;
  const list = await presentMessages(
    db,
    page.map(({ row }) => row),
    userId,
  );
  const next = found.length > limit ? page.at(-1)!.place : before;
  return { list, next_id: isLast ? null : writePlace(next) };
}

const writePlace = (place: unknown): string => (Array.isArray(place) ? place.join('-') : String(place));

function readNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new Failure('api.body.param_invalid.next_id');
  return Number(text);
}

function readMoment(text: string): Moment {
  const match = /^(\d{1,18})-(m\d{1,18})$/.exec(text);
  if (!match) throw new Failure('api.body.param_invalid.next_id');
  return [match[1]!, match[2]!];
}
