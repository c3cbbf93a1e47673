import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchNewPosts } from './use-poll-new-posts.ts';

const MINUTE = 60_000;
const page = Object.assign(new EventTarget(), { hidden: false });
const check = vi.fn<() => void>();

function show(isShown: boolean): void {
  page.hidden = !isShown;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  show(true);
  check.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('new posts: are not polled beside an event stream, but checked when the tab returns', () => {
  const stop = watchNewPosts(true, { at: performance.now() }, check);
  vi.advanceTimersByTime(10 * MINUTE);
  expect(check).not.toHaveBeenCalled();
  show(false);
  show(true);
  show(true);
  expect(check).toHaveBeenCalledOnce();
  stop();
});

test('new posts: are polled once a minute without an event stream, in a visible tab', () => {
  const stop = watchNewPosts(false, { at: performance.now() }, check);
  vi.advanceTimersByTime(3 * MINUTE);
  expect(check).toHaveBeenCalledTimes(3);
  show(false);
  vi.advanceTimersByTime(3 * MINUTE);
  expect(check).toHaveBeenCalledTimes(3);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('new posts: are checked when the event stream is back, unless the last check is recent', () => {
  const last = { at: performance.now() };
  watchNewPosts(true, last, check)();
  expect(check).not.toHaveBeenCalled();
  vi.advanceTimersByTime(MINUTE);
  watchNewPosts(true, last, check)();
  watchNewPosts(true, last, check)();
  expect(check).toHaveBeenCalledOnce();
});
