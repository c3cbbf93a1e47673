import { HISTORY_PAGE } from '../limits.ts';

/** A stretch of a group's history that is known without holes; both ends included. `first` 0 is the oldest end. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/** Cached fragments of one group: ascending, apart from each other by at least one unknown `seq` (spec §4). */
export type Ranges = readonly Range[];

/** Adds what became known; ranges that touch or overlap become one. */
export function addRange(ranges: Ranges, added: Range | null): Ranges {
  if (!added || added.last < added.first) return ranges;
  const before = ranges.filter((range) => range.last < added.first - 1);
  const after = ranges.filter((range) => range.first > added.last + 1);
  const joined = ranges.slice(before.length, ranges.length - after.length);
  const first = Math.min(added.first, joined[0]?.first ?? added.first);
  const last = Math.max(added.last, joined.at(-1)?.last ?? added.last);
  return [...before, { first, last }, ...after];
}

export interface PageRequest {
  readonly direction: 'before' | 'after' | 'around';
  /** Where the page starts, itself not in it; null asks for the newest (before) or the oldest (after). Of a page around it, the middle. */
  readonly anchor: number | null;
  /** The newest `seq` that was known to exist when the page was asked for. */
  readonly lastSeq: number;
}

/**
 * What a page of history makes known. Between its messages nothing is missing even where numbers are: those are
 * messages that this user does not get to see. Fewer than 40 mark the oldest or latest end (spec §4).
 */
export function pageRange(seqs: readonly number[], request: PageRequest): Range | null {
  if (request.direction === 'around') return rangeAround(seqs, request);
  const isEnd = seqs.length < HISTORY_PAGE;
  const lowest = seqs[0];
  const highest = seqs.at(-1);
  if (request.direction === 'before') {
    const last = request.anchor === null ? Math.max(highest ?? 0, request.lastSeq) : request.anchor - 1;
    return { first: isEnd ? 0 : (lowest ?? last), last };
  }
  const first = request.anchor === null ? 0 : request.anchor + 1;
  const last = isEnd ? Math.max(highest ?? first - 1, request.lastSeq) : (highest ?? first);
  return last < first ? null : { first, last };
}

/** Both halves of a page around a message mark an end of their own. */
function rangeAround(seqs: readonly number[], { anchor, lastSeq }: PageRequest): Range | null {
  const middle = anchor ?? 0;
  const older = seqs.filter((seq) => seq <= middle);
  const newer = seqs.filter((seq) => seq > middle);
  const half = HISTORY_PAGE / 2;
  const first = older.length < half ? 0 : (older[0] ?? middle);
  return { first, last: newer.length < half ? Math.max(newer.at(-1) ?? middle, lastSeq) : (newer.at(-1) ?? middle) };
}

export function rangeAt(ranges: Ranges, seq: number): Range | null {
  return ranges.find((range) => range.first <= seq && seq <= range.last) ?? null;
}

/** The newest stretch that is known. */
export function newestRange(ranges: Ranges): Range | null {
  return ranges.at(-1) ?? null;
}

export function hasOldestHistory(range: Range): boolean {
  return range.first === 0;
}

export function hasLastHistory(range: Range, lastSeq: number): boolean {
  return range.last >= lastSeq;
}

/** Where messages are missing between the oldest and newest that are known. */
export function gaps(ranges: Ranges): Range[] {
  return ranges.slice(1).map((range, index) => ({ first: (ranges[index]?.last ?? 0) + 1, last: range.first - 1 }));
}

/** Takes a stretch out of what is known. */
export function removeRange(ranges: Ranges, removed: Range): Ranges {
  return ranges.flatMap((range) => {
    if (range.last < removed.first || range.first > removed.last) return [range];
    const rest = [
      { first: range.first, last: removed.first - 1 },
      { first: removed.last + 1, last: range.last },
    ];
    return rest.filter(({ first, last }) => first <= last);
  });
}
