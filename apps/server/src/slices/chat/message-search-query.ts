import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { MESSAGES_PER_NGRAM_BLOCK, normalizeMessageSearchText, hashSearchedNgrams } from '../groups/ngrams.ts';
import { buildMessageVisibleSql } from '../groups/visible-messages.ts';

/** The position of a message in the order of time over all rooms: microseconds since 1970, then the id. */
export type MessageSearchCursor = readonly [micros: number, id: string];
export type MessageSearchHit = { id: string; cursor: MessageSearchCursor };
type Room = { groupId: string; clearedSeq: number };

export type MessageSearchQuery = {
  userId: string;
  rooms: readonly Room[];
  text?: string | undefined;
  /** Restricts the search to one message type. */
  type?: string | undefined;
  /** Restricts the search to one sender. */
  senderId?: string | undefined;
};

/** Consecutive messages (seq `from` to `to`) of one index block; `micros` is the time of the newest one. */
type Span = { groupId: string; from: number; to: number; micros: number };
type Candidate = { id: string; group_id: string; seq: number; micros: number; text: string | null };

/** Maximum number of candidates read from a span in one query, and in total for one page. */
const CHUNK = 200;
const MAX_CANDIDATES = 5000;
/** Maximum number of spans that one page reads: with the index, and without it. */
const MAX_SPANS = { indexed: 512, read: 8 };
/** Number of spans in the first query, and the maximum in later queries, which double. */
const FIRST_BATCH = 2;
const MAX_BATCH = 32;

const MICROS = sql<number>`(extract(epoch from create_at) * 1000000)::bigint`;

/**
 * Searches the rooms from the newest message backwards, until `amount` hits are found or the limits of one page are reached.
 * Returns the hits and the cursor of the next page, or null at the end.
 */
export async function queryMessageSearchHits(
  db: Kysely<Database>,
  query: MessageSearchQuery,
  { amount, before }: { amount: number; before: MessageSearchCursor | null },
): Promise<{ hits: MessageSearchHit[]; next: MessageSearchCursor | null }> {
  const isIndexed = query.text !== undefined && hashSearchedNgrams({ groupId: 'g0', block: 0 }, query.text) !== null;
  const maxSpans = isIndexed ? MAX_SPANS.indexed : MAX_SPANS.read;
  const { spans, end } = await planSpans(db, query.rooms, before, maxSpans);
  const found: MessageSearchHit[] = [];
  let candidateCount = 0;
  for (
    let batchSize = FIRST_BATCH;
    spans.length > 0 && candidateCount < MAX_CANDIDATES;
    batchSize = Math.min(batchSize * 2, MAX_BATCH)
  ) {
    const batch = spans.splice(0, batchSize);
    const candidates = await (isIndexed ? readIndexed(db, query, batch) : readUnindexed(db, query, batch));
    candidateCount += candidates.length;
    found.push(...filterHits(candidates, query.text, before));
    spans.push(...getUnreadRests(batch, candidates));
    spans.sort((a, b) => b.micros - a.micros);
    if (settled(found, spans[0]?.micros ?? end).length >= amount) break;
  }
  const rest = spans[0]?.micros ?? end;
  const hits = settled(found, rest);
  return { hits, next: rest === null ? null : [rest + 1, 'm0'] };
}

/** The hits newer than every unread span, the newest first: no later query can find a newer hit. */
function settled(found: readonly MessageSearchHit[], rest: number | null): MessageSearchHit[] {
  const isSettled = ({ cursor: [micros] }: MessageSearchHit) => rest === null || micros > rest;
  return found.filter(isSettled).sort((a, b) => (isBefore(a.cursor, b.cursor) ? 1 : -1));
}

const isBefore = ([micros, id]: MessageSearchCursor, [otherMicros, otherId]: MessageSearchCursor): boolean =>
  micros === otherMicros ? id < otherId : micros < otherMicros;

/** Removes hash collisions of the index, and messages that an earlier page has shown. */
function filterHits(
  candidates: readonly Candidate[],
  text: string | undefined,
  before: MessageSearchCursor | null,
): MessageSearchHit[] {
  const searchedText = text === undefined ? '' : normalizeMessageSearchText(text);
  return candidates
    .filter((candidate) => normalizeMessageSearchText(candidate.text ?? '').includes(searchedText))
    .map(({ id, micros }): MessageSearchHit => ({ id, cursor: [micros, id] }))
    .filter(({ cursor }) => before === null || isBefore(cursor, before));
}

/** The unread rest of spans with more candidates than one query returns. */
function getUnreadRests(spans: readonly Span[], candidates: readonly Candidate[]): Span[] {
  return spans.flatMap((span) => {
    const own = candidates.filter(
      ({ group_id, seq }) => group_id === span.groupId && seq >= span.from && seq <= span.to,
    );
    const last = own.at(-1);
    if (own.length < CHUNK || !last || last.seq === span.from) return [];
    return [{ ...span, to: last.seq - 1, micros: last.micros }];
  });
}

/** Splits the rooms' histories into spans, the newest first. `end` is the time of the first span beyond this page, or null. */
async function planSpans(
  db: Kysely<Database>,
  rooms: readonly Room[],
  before: MessageSearchCursor | null,
  maxSpans: number,
): Promise<{ spans: Span[]; end: number | null }> {
  const time =
    before === null ? 'infinity' : sql`'epoch'::timestamptz + ${before[0]}::bigint * interval '1 microsecond'`;
  const { rows } = await sql<Span>`
    select room.group_id as "groupId", greatest(room.cleared_seq, block * ${MESSAGES_PER_NGRAM_BLOCK}::bigint) + 1 as "from",
      newest.seq as "to", ${MICROS} as micros
    from unnest(
      ${rooms.map(({ groupId }) => groupId)}::text[], ${rooms.map(({ clearedSeq }) => clearedSeq)}::bigint[]
    ) as room (group_id, cleared_seq)
    cross join lateral (
      select seq from messages where messages.group_id = room.group_id and create_at <= ${time}
      order by create_at desc, seq desc limit 1
    ) as top
    cross join lateral generate_series(room.cleared_seq / ${MESSAGES_PER_NGRAM_BLOCK}, (top.seq - 1) / ${MESSAGES_PER_NGRAM_BLOCK}) as block
    cross join lateral (
      select seq, create_at from messages
      where messages.group_id = room.group_id and seq = least(top.seq, (block + 1) * ${MESSAGES_PER_NGRAM_BLOCK}::bigint) limit 1
    ) as newest
    where top.seq > room.cleared_seq
    order by micros desc, room.group_id limit ${maxSpans + 1}`.execute(db);
  return { spans: rows.slice(0, maxSpans), end: rows[maxSpans]?.micros ?? null };
}

/** `|| ''` and `+ 0` keep the planner from other indexes, which would read the whole group instead of the n-gram index. */
async function readIndexed(
  db: Kysely<Database>,
  query: MessageSearchQuery,
  spans: readonly Span[],
): Promise<Candidate[]> {
  const grams = spans.map(({ groupId, from }) => {
    const hashes = hashSearchedNgrams(
      { groupId, block: Math.floor((from - 1) / MESSAGES_PER_NGRAM_BLOCK) },
      query.text!,
    );
    return `{${hashes!.join(',')}}`;
  });
  const { rows } = await sql<Candidate>`
    select hit.* from ${unnest(spans, grams)}
    cross join lateral (
      select ${COLUMNS} from messages
      where messages.group_id || '' = span.group_id and seq + 0 between span.low and span.high
        and ngrams @> span.grams::integer[] and ${matches(query)}
      order by seq + 0 desc limit ${CHUNK}
    ) as hit`.execute(db);
  return rows;
}

async function readUnindexed(
  db: Kysely<Database>,
  query: MessageSearchQuery,
  spans: readonly Span[],
): Promise<Candidate[]> {
  const hasText = query.text === undefined ? sql`true` : sql`ngrams is not null`;
  const { rows } = await sql<Candidate>`
    select hit.* from ${unnest(
      spans,
      spans.map(() => '{}'),
    )}
    cross join lateral (
      select ${COLUMNS} from messages
      where messages.group_id = span.group_id and seq between span.low and span.high
        and ${hasText} and ${matches(query)}
      order by seq desc limit ${CHUNK}
    ) as hit`.execute(db);
  return rows;
}

const COLUMNS = sql`messages.id, messages.group_id, seq, ${MICROS} as micros, coalesce(text, filename) as text`;

const matches = ({ userId, type, senderId }: MessageSearchQuery) =>
  sql`${buildMessageVisibleSql(userId, 0)}
    and ${type === undefined ? sql`true` : sql`type = ${type}`}
    and ${senderId === undefined ? sql`true` : sql`user_id = ${senderId}`}`;

const unnest = (spans: readonly Span[], grams: readonly string[]) => sql`unnest(
  ${spans.map(({ groupId }) => groupId)}::text[], ${spans.map(({ from }) => from)}::bigint[],
  ${spans.map(({ to }) => to)}::bigint[], ${[...grams]}::text[]
) as span (group_id, low, high, grams)`;
