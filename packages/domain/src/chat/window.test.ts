import { expect, test } from 'vitest';
import { sampleMessage } from './samples.ts';
import { clearWindow, extendWindow, openWindow, receive, trimWindow } from './window.ts';

const messages = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => sampleMessage(first + index));
const seqs = (list: readonly { seq: number }[]) => list.map(({ seq }) => seq);

test('a message ahead of a hole shows at once and joins when the hole is filled', () => {
  const window = openWindow(messages(1, 3), { first: 0, last: 3 }, 3);
  const ahead = receive(window, [sampleMessage(5)], [{ first: 5, last: 5 }]);
  expect([seqs(ahead.messages), seqs(ahead.ahead)]).toEqual([[1, 2, 3], [5]]);
  const whole = receive(ahead, [sampleMessage(4)], [{ first: 4, last: 4 }]);
  expect([seqs(whole.messages), seqs(whole.ahead)]).toEqual([[1, 2, 3, 4, 5], []]);
  const paged = extendWindow(ahead, messages(4, 5), { first: 4, last: 5 }, 5);
  expect([seqs(paged.messages), paged.hasLastHistory]).toEqual([[1, 2, 3, 4, 5], true]);
});

test('a window in the middle takes no new messages, only changes', () => {
  const window = openWindow(messages(10, 20), { first: 10, last: 20 }, 99);
  expect(receive(window, [sampleMessage(100)], [{ first: 100, last: 100 }])).toBe(window);
  const later = sampleMessage(12, { type: 'text_retracted', update_at: new Date().toISOString() });
  expect(receive(window, [later], [{ first: 12, last: 12 }]).messages[2]).toBe(later);
});

test('trimming forgets one end and knows it', () => {
  const window = openWindow(messages(1, 30), { first: 0, last: 30 }, 30);
  const latest = trimWindow(window, 'oldest', 10);
  expect([seqs(latest.messages)[0], latest.hasOldestHistory, latest.hasLastHistory]).toEqual([21, false, true]);
  const oldest = trimWindow(window, 'latest', 10);
  expect([seqs(oldest.messages).at(-1), oldest.hasOldestHistory, oldest.hasLastHistory]).toEqual([10, true, false]);
});

test('a cleared history begins after what was cleared', () => {
  const window = openWindow(messages(10, 20), { first: 10, last: 20 }, 20);
  expect([seqs(clearWindow(window, 18).messages), clearWindow(window, 18).hasOldestHistory]).toEqual([[19, 20], true]);
  expect(clearWindow(window, 9)).toBe(window);
});
