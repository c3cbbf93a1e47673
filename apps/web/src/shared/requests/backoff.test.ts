import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getBackoffDelayMs } from './backoff.ts';

test('backoff delay: is between a quarter of a second and 10 seconds, and not shorter after more failures', () => {
  const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(fc.nat({ max: 2000 }), random, (attempt, share) => {
      const delay = getBackoffDelayMs(attempt, () => share);
      expect(delay).toBeGreaterThanOrEqual(250);
      expect(delay).toBeLessThanOrEqual(10_000);
      expect(getBackoffDelayMs(attempt + 1, () => share)).toBeGreaterThanOrEqual(delay);
    }),
  );
});
