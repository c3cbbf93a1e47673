import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getServerSecondsLeft, hasServerTimePassed, syncServerClock, tickUntilServerTime } from './server-clock.ts';

const NOW = Date.parse('2026-01-05T08:00:00Z');
const AT = '2026-01-05T08:02:00Z';

const answerAt = (ms: number): void =>
  syncServerClock(new Response(null, { headers: { date: new Date(ms).toUTCString() } }));

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  answerAt(Date.now());
  vi.useRealTimers();
});

it.each([
  ['ten minutes ahead', -600_000],
  ['ten minutes behind', 600_000],
])('a deadline on a device whose clock is %s: is that of the server, also if it is learned later', (_, offset) => {
  const hasPassed: boolean[] = [];
  const end = tickUntilServerTime(AT, 60_000, () => void hasPassed.push(hasServerTimePassed(AT)));
  answerAt(NOW + offset);
  expect([hasPassed.at(-1), getServerSecondsLeft(AT)]).toEqual(offset < 0 ? [false, 720] : [true, 0]);
  vi.advanceTimersByTime(719_999);
  expect(hasPassed.at(-1)).toBe(offset > 0);
  vi.advanceTimersByTime(1);
  expect([hasPassed.at(-1), getServerSecondsLeft(AT)]).toEqual([true, 0]);
  end();
  expect(vi.getTimerCount()).toBe(0);
});

it('a clock that differs by less than two seconds: is right', () => {
  answerAt(NOW - 1000);
  expect(getServerSecondsLeft(AT)).toBe(120);
});
