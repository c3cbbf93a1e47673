import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setTestPageVisible, stubDocument } from '../../../shared/events/test-page.ts';
import { scheduleNewPostChecks } from './use-check-for-new-posts.ts';

const MINUTE = 60_000;
const check = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  stubDocument();
  check.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('new posts: are not polled beside an event stream, but checked when the tab returns', () => {
  const stop = scheduleNewPostChecks(true, { at: performance.now() }, check);
  vi.advanceTimersByTime(10 * MINUTE);
  expect(check).not.toHaveBeenCalled();
  setTestPageVisible(false);
  setTestPageVisible(true);
  setTestPageVisible(true);
  expect(check).toHaveBeenCalledOnce();
  stop();
});

test('new posts: are polled once a minute without an event stream, in a visible tab', () => {
  const stop = scheduleNewPostChecks(false, { at: performance.now() }, check);
  vi.advanceTimersByTime(3 * MINUTE);
  expect(check).toHaveBeenCalledTimes(3);
  setTestPageVisible(false);
  vi.advanceTimersByTime(3 * MINUTE);
  expect(check).toHaveBeenCalledTimes(3);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('new posts: are checked when the event stream is back, unless the last check is recent', () => {
  const last = { at: performance.now() };
  scheduleNewPostChecks(true, last, check)();
  expect(check).not.toHaveBeenCalled();
  vi.advanceTimersByTime(MINUTE);
  scheduleNewPostChecks(true, last, check)();
  scheduleNewPostChecks(true, last, check)();
  expect(check).toHaveBeenCalledOnce();
});
