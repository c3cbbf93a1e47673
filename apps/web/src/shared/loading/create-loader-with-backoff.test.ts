import { afterEach, expect, test, vi } from 'vitest';
import { stubWindowEvents } from '../events/test-page.ts';
import { createLoaderWithBackoff } from './create-loader-with-backoff.ts';

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
  const getModule = createLoaderWithBackoff(load);
  const first = getModule();
  await vi.runAllTimersAsync();
  await expect(first).resolves.toBe('module');
  await expect(getModule()).resolves.toBe('module');
  expect(load).toHaveBeenCalledTimes(2);
});
