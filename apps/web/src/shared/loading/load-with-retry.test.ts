import { afterEach, expect, test, vi } from 'vitest';
import { stubWindowEvents } from '../events/test-page.ts';
import { loadWithRetry } from './load-with-retry.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('load with retry: repeats a failed load, then keeps its module', async () => {
  vi.useFakeTimers();
  stubWindowEvents();
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue('module');
  const getModule = loadWithRetry(load);
  const first = getModule();
  await vi.runAllTimersAsync();
  await expect(first).resolves.toBe('module');
  await expect(getModule()).resolves.toBe('module');
  expect(load).toHaveBeenCalledTimes(2);
});
