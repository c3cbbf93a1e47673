import { HISTORY_PAGE_SIZE } from '../limits.ts';

/** A continuous range of known history, by `seq`, both ends included. `first` 0 means that the oldest history is known. */
export interface SeqRange {
  readonly first: number;
  readonly last: number;
}

/** Cached ranges of one group, ascending, with at least one unknown `seq` between neighbours (spec §4). */
export type SeqRanges = readonly SeqRange[];

/** Adds a range; ranges that touch or overlap become one. */
export function addSeqRange(ranges: SeqRanges, added: SeqRange | null): SeqRanges {
  if (!added || added.last < added.first) return ranges;
  const before = ranges.filter((range) => range.last < added.first - 1);
  const after = ranges.filter((range) => range.first > added.last + 1);
  const joined = ranges.slice(before.length, ranges.length - after.length);
  const first = Math.min(added.first, joined[0]?.first ?? added.first);
  const last = Math.max(added.last, joined.at(-1)?.last ?? added.last);
  return [...before, { first, last }, ...after];
}

export interface HistoryRangeRequest {
  readonly direction: 'before' | 'after' | 'around';
  /** The page starts next to this `seq`, or has it in its middle (`around`). Null: the newest page (`before`), the oldest (`after`). */
  readonly anchor: number | null;
  /** The newest `seq` known to exist when the page was requested. */
  readonly lastSeq: number;
}

/**
 * The range that a page of history makes known. Missing numbers within the page are messages hidden from this user, not
 * gaps. Fewer than 40 messages mark the oldest or latest end (spec §4).
 */
export function getHistoryPageRange(seqs: readonly number[], request: HistoryRangeRequest): SeqRange | null {
  if (request.direction === 'around') return rangeAround(seqs, request);
  const isEnd = seqs.length < HISTORY_PAGE_SIZE;
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

/** Each half of a page around a message marks its own end when it is not full. */
function rangeAround(seqs: readonly number[], { anchor, lastSeq }: HistoryRangeRequest): SeqRange | null {
  const middle = anchor ?? 0;
  const older = seqs.filter((seq) => seq <= middle);
  const newer = seqs.filter((seq) => seq > middle);
  const half = HISTORY_PAGE_SIZE / 2;
  const first = older.length < half ? 0 : (older[0] ?? middle);
  return { first, last: newer.length < half ? Math.max(newer.at(-1) ?? middle, lastSeq) : (newer.at(-1) ?? middle) };
}

export function findRangeContaining(ranges: SeqRanges, seq: number): SeqRange | null {
  return ranges.find((range) => range.first <= seq && seq <= range.last) ?? null;
}

export function getNewestSeqRange(ranges: SeqRanges): SeqRange | null {
  return ranges.at(-1) ?? null;
}

export function rangeReachesOldest(range: SeqRange): boolean {
  return range.first === 0;
}

export function rangeReachesNewest(range: SeqRange, lastSeq: number): boolean {
  return range.last >= lastSeq;
}

/** The unknown ranges between the oldest and the newest known message. */
export function findSeqGaps(ranges: SeqRanges): SeqRange[] {
  return ranges.slice(1).map((range, index) => ({ first: (ranges[index]?.last ?? 0) + 1, last: range.first - 1 }));
}

/** Removes a range from the known ones. */
export function removeSeqRange(ranges: SeqRanges, removed: SeqRange): SeqRanges {
  return ranges.flatMap((range) => {
    if (range.last < removed.first || range.first > removed.last) return [range];
    const rest = [
      { first: range.first, last: removed.first - 1 },
      { first: removed.last + 1, last: range.last },
    ];
    return rest.filter(({ first, last }) => first <= last);
  });
}
