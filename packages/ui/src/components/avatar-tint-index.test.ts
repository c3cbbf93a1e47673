import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getAvatarTintIndex } from './avatar-tint-index.ts';

describe('getAvatarTintIndex', () => {
  it('is stable and within range', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 12 }), (seed, count) => {
        const tint = getAvatarTintIndex(seed, count);
        expect(tint).toBe(getAvatarTintIndex(seed, count));
        expect(tint).toBeGreaterThanOrEqual(0);
        expect(tint).toBeLessThan(count);
      }),
    );
  });

  it('spreads neighbouring ids over all tints', () => {
    const counts = new Map<number, number>();
    for (let id = 0; id < 800; id += 1) {
      const tint = getAvatarTintIndex(`u${id}`, 8);
      counts.set(tint, (counts.get(tint) ?? 0) + 1);
    }
    expect(counts.size).toBe(8);
    expect(Math.min(...counts.values())).toBeGreaterThan(50);
  });
});
