import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';

type Place = { group_id: string; seq: number };

/** Returns the `seq` before a message as one reader sees the room: lines for other members only do not count. */
type GetPreviousSeq = (reader: string) => number;

/** Reads the lines for some members only that end right before each message; all other messages follow the one before them. */
export async function queryPreviousSeqLookup(
  db: Kysely<Database>,
  places: readonly Place[],
): Promise<(place: Place) => GetPreviousSeq> {
  if (places.length === 0)
    return ({ seq }) =>
      () =>
        seq - 1;
  const spans = Map.groupBy(places, (place) => place.group_id);
  const seqsOf = (place: 'min' | 'max') =>
    Array.from(spans.values(), (all) => Math[place](...all.map(({ seq }) => seq)));
  const { rows } = await sql<Place & { only_for: string[] }>`
    select line.group_id, line.seq, line.only_for
    from unnest(${[...spans.keys()]}::text[], ${seqsOf('min')}::bigint[], ${seqsOf('max')}::bigint[]) as span (group_id, lowest, highest)
    cross join lateral (
      select seq from messages
      where messages.group_id = span.group_id and messages.seq < span.lowest and only_for is null
      order by seq desc limit 1
    ) as shared
    join messages as line on line.group_id = span.group_id and line.seq > shared.seq and line.seq < span.highest
      and line.only_for is not null`.execute(db);
  const lines = new Map(rows.map((line) => [`${line.group_id} ${line.seq}`, line.only_for]));
  return ({ group_id, seq }) => {
    const own = new Map<string, number>();
    let previous = seq - 1;
    for (;;) {
      const readers = lines.get(`${group_id} ${previous}`);
      if (!readers) return (reader) => own.get(reader) ?? previous;
      for (const reader of readers) if (!own.has(reader)) own.set(reader, previous);
      previous -= 1;
    }
  };
}
