import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getInitials, getAvatarTint } from './initials.ts';

describe('getInitials', () => {
  it.each([
    ['Moss Harbour', 'MH'],
    ['apple moon sun', 'AS'],
    ['li', 'L'],
    ['小橘子', '小'],
    ['小 橘子', '小'],
    ['  Ö zgür ', 'ÖZ'],
    ['👩‍👩‍👧 family', '👩‍👩‍👧'],
    ['365', '3'],
    ['3️⃣ stars', '3️⃣'],
    ['e\u0301va li', 'E\u0301L'],
    ['葛\u{e0100}城', '葛\u{e0100}'],
    ['', ''],
    ['   ', ''],
  ])('%j is %j', (name, initials) => {
    expect(getInitials(name)).toBe(initials);
  });

  it('is short for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect([...new Intl.Segmenter().segment(getInitials(name))].length).toBeLessThanOrEqual(4);
      }),
    );
  });
});

describe('getAvatarTint', () => {
  it('is stable and within range', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 12 }), (seed, count) => {
        const tint = getAvatarTint(seed, count);
        expect(tint).toBe(getAvatarTint(seed, count));
        expect(tint).toBeGreaterThanOrEqual(0);
        expect(tint).toBeLessThan(count);
      }),
    );
  });

  it('spreads neighbouring ids over all tints', () => {
    const counts = new Map<number, number>();
    for (let id = 0; id < 800; id += 1) {
      const tint = getAvatarTint(`u${id}`, 8);
      counts.set(tint, (counts.get(tint) ?? 0) + 1);
    }
    expect(counts.size).toBe(8);
    expect(Math.min(...counts.values())).toBeGreaterThan(50);
  });
});
