import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getInitials } from './initials.ts';

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
