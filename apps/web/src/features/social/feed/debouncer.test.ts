import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDebouncer } from './debouncer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('debounce: runs the last work, once no more has come for the delay', () => {
  const { run } = createDebouncer(500);
  const work = vi.fn();
  for (const name of ['first', 'second', 'third']) {
    run(() => work(name));
    vi.advanceTimersByTime(400);
  }
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(work.mock.calls).toEqual([['third']]);
});

test('debounce: runs nothing once cancelled', () => {
  const { run, cancel } = createDebouncer(500);
  const work = vi.fn();
  run(work);
  cancel();
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
});
