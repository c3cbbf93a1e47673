import { afterAll, beforeAll, vi } from 'vitest';

/** Stops the clock of this process for a test file. Returns a function that advances it by seconds. */
export function useFrozenTestClock(): (seconds: number) => void {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T00:00:00Z') });
  });
  afterAll(() => {
    vi.useRealTimers();
  });
  return (seconds) => vi.setSystemTime(Date.now() + seconds * 1000);
}
