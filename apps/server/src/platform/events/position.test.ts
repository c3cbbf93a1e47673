import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareEventPositions, type EventPosition, parseEventPosition, formatEventPosition } from './position.ts';

const position: fc.Arbitrary<EventPosition> = fc.record({ number: fc.maxSafeNat(), writtenAt: fc.maxSafeNat() });

describe('a position', () => {
  it('is parsed as it was written, only for its own log', () => {
    fc.assert(
      fc.property(position, (written) => {
        const text = formatEventPosition('a1b2', written);
        expect(parseEventPosition('a1b2', text)).toEqual(written);
        expect(parseEventPosition('a1b3', text)).toBeNull();
      }),
    );
  });

  it.each(['', 'a1b2', 'a1b2-1', 'a1b2-1-', 'a1b2-x-1', 'a1b2-1-1-1', 'a1b2--1-1', `a1b2-1-${'9'.repeat(16)}`])(
    'is not made of %j',
    (text) => expect(parseEventPosition('a1b2', text)).toBeNull(),
  );

  it('sorts after positions with a lower number', () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        expect(Math.sign(compareEventPositions(a, b))).toBe(Math.sign(a.number - b.number));
      }),
    );
  });
});
