import { expect, test } from 'vitest';
import { makeMessageFixture } from './fixtures.ts';
import {
  clearMessageWindowUpTo,
  extendMessageWindow,
  createMessageWindow,
  mergeIntoMessageWindow,
  type MessageChunk,
  trimMessageWindow,
} from './message-window.ts';

/** Message 1 is the oldest end. */
const stretch = (first: number, last: number, isNewestCached = false): MessageChunk => ({
  range: { first: first === 1 ? 0 : first, last },
  messages: Array.from({ length: last - first + 1 }, (_, index) => makeMessageFixture(first + index)),
  isNewestCached,
});
const seqs = (list: readonly { seq: number }[]) => list.map(({ seq }) => seq);

test('a message after a gap shows at once and joins the window when the gap is filled', () => {
  const window = createMessageWindow(stretch(1, 3), 3);
  const ahead = mergeIntoMessageWindow(window, [makeMessageFixture(5)], [{ first: 5, last: 5 }]);
  expect([seqs(ahead.messages), seqs(ahead.detached)]).toEqual([[1, 2, 3], [5]]);
  const whole = mergeIntoMessageWindow(ahead, [makeMessageFixture(4)], [{ first: 4, last: 4 }]);
  expect([seqs(whole.messages), seqs(whole.detached)]).toEqual([[1, 2, 3, 4, 5], []]);
  const paged = extendMessageWindow(ahead, stretch(4, 5), 5);
  expect([seqs(paged.messages), paged.hasNewestHistory]).toEqual([[1, 2, 3, 4, 5], true]);
});

test('a window in the middle of the history takes changes but no new messages', () => {
  const window = createMessageWindow(stretch(10, 20), 99);
  expect(mergeIntoMessageWindow(window, [makeMessageFixture(100)], [{ first: 100, last: 100 }])).toBe(window);
  const later = makeMessageFixture(12, { type: 'text_retracted', update_at: new Date().toISOString() });
  expect(mergeIntoMessageWindow(window, [later], [{ first: 12, last: 12 }]).messages[2]).toBe(later);
});

test('trimming drops one end and marks it as not reached', () => {
  const window = createMessageWindow(stretch(1, 30), 30);
  const latest = trimMessageWindow(window, 'oldest', 10);
  expect([seqs(latest.messages)[0], latest.hasOldestHistory, latest.hasNewestHistory]).toEqual([21, false, true]);
  const oldest = trimMessageWindow(window, 'latest', 10);
  expect([seqs(oldest.messages).at(-1), oldest.hasOldestHistory, oldest.hasNewestHistory]).toEqual([10, true, false]);
});

test('a cleared history begins after the cleared messages', () => {
  const window = createMessageWindow(stretch(10, 20), 20);
  expect([
    seqs(clearMessageWindowUpTo(window, 18).messages),
    clearMessageWindowUpTo(window, 18).hasOldestHistory,
  ]).toEqual([[19, 20], true]);
  expect(clearMessageWindowUpTo(window, 9)).toBe(window);
});

test('a window at the newest cached message stays there until that end is trimmed', () => {
  const behind = createMessageWindow(stretch(1, 20, true), 99);
  expect([behind.hasNewestCached, behind.hasNewestHistory]).toEqual([true, false]);
  const grown = extendMessageWindow(behind, stretch(21, 60), 99);
  expect(grown.hasNewestCached).toBe(true);
  expect(trimMessageWindow(grown, 'latest', 30).hasNewestCached).toBe(false);
  const elsewhere = createMessageWindow(stretch(10, 20), 99);
  expect(elsewhere.hasNewestCached).toBe(false);
  expect(extendMessageWindow(elsewhere, stretch(21, 60, true), 99).hasNewestCached).toBe(true);
  expect(extendMessageWindow(elsewhere, stretch(2, 9), 99).hasNewestCached).toBe(false);
});
