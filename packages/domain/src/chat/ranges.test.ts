import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addSeqRange,
  type SeqRanges,
  findSeqGaps,
  getHistoryPageRange,
  type SeqRange,
  findRangeContaining,
  removeSeqRange,
} from './ranges.ts';

const range = fc.tuple(fc.nat(60), fc.nat(12)).map(([first, length]): SeqRange => ({ first, last: first + length }));
const coverAll = (ranges: readonly SeqRange[]): SeqRanges => ranges.reduce<SeqRanges>(addSeqRange, []);
const seqsOf = (ranges: readonly SeqRange[]): number[] => {
  const all = new Set<number>();
  for (const { first, last } of ranges) for (let seq = first; seq <= last; seq += 1) all.add(seq);
  return [...all].sort((a, b) => a - b);
};

test('ranges added in any order cover exactly the added numbers, ascending and separate', () => {
  fc.assert(
    fc.property(fc.array(range), fc.infiniteStream(fc.nat()), (ranges, dice) => {
      const fragments = coverAll(ranges);
      expect(seqsOf(fragments)).toEqual(seqsOf(ranges));
      for (const [index, { first }] of fragments.entries()) {
        expect(first).toBeGreaterThan((fragments[index - 1]?.last ?? -2) + 1);
      }
      const shuffled = ranges.map((one) => ({ one, at: dice.next().value as number })).sort((a, b) => a.at - b.at);
      expect(coverAll(shuffled.map(({ one }) => one))).toEqual(fragments);
      expect(coverAll([...ranges, ...ranges])).toEqual(fragments);
    }),
  );
});

test('gaps are the missing numbers between ranges', () => {
  fc.assert(
    fc.property(fc.array(range), (ranges) => {
      const fragments = coverAll(ranges);
      const missing = seqsOf(findSeqGaps(fragments));
      for (const seq of missing) expect(findRangeContaining(fragments, seq)).toBeNull();
      const [first, last] = [fragments[0]?.first ?? 0, fragments.at(-1)?.last ?? -1];
      expect(missing.length + seqsOf(fragments).length).toBe(last - first + 1);
    }),
  );
});

test('a removed range becomes unknown, the rest stays', () => {
  fc.assert(
    fc.property(fc.array(range), range, (ranges, removed) => {
      const left = seqsOf(ranges).filter((seq) => seq < removed.first || seq > removed.last);
      expect(seqsOf(removeSeqRange(coverAll(ranges), removed))).toEqual(left);
    }),
  );
});

const forty = (first: number): number[] => Array.from({ length: 40 }, (_, index) => first + index);

test('a page of fewer than 40 messages marks the end, a full page does not', () => {
  expect(getHistoryPageRange(forty(61), { direction: 'before', anchor: 101, lastSeq: 200 })).toEqual({
    first: 61,
    last: 100,
  });
  expect(getHistoryPageRange([1, 2], { direction: 'before', anchor: 5, lastSeq: 200 })).toEqual({ first: 0, last: 4 });
  expect(getHistoryPageRange(forty(61), { direction: 'after', anchor: 60, lastSeq: 200 })).toEqual({
    first: 61,
    last: 100,
  });
  expect(getHistoryPageRange([198, 199], { direction: 'after', anchor: 190, lastSeq: 200 })).toEqual({
    first: 191,
    last: 200,
  });
});

test('the newest page covers all known numbers, even of hidden messages', () => {
  expect(getHistoryPageRange(forty(160), { direction: 'before', anchor: null, lastSeq: 200 })).toEqual({
    first: 160,
    last: 200,
  });
  expect(getHistoryPageRange([], { direction: 'before', anchor: null, lastSeq: 0 })).toEqual({ first: 0, last: 0 });
  expect(getHistoryPageRange([], { direction: 'after', anchor: 200, lastSeq: 200 })).toBeNull();
});
