import { vi } from 'vitest';

/** Waits until the check passes, as long as a busy machine needs. */
export const waitFor = <T>(check: () => T | Promise<T>, { interval = 50 } = {}): Promise<T> =>
  vi.waitFor(check, { timeout: 15_000, interval });
