import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePositions, type Position, readPosition, writePosition } from './position.ts';

const position: fc.Arbitrary<Position> = fc.record({ txid: fc.bigInt(0n, 2n ** 64n - 1n), id: fc.nat(2 ** 31) });

describe('a position', () => {
  it('is read as it was written, in its own log only', () => {
    fc.assert(
      fc.property(position, (written) => {
        const text = writePosition('a1b2', written);
        expect(readPosition('a1b2', text)).toEqual(written);
        expect(readPosition('a1b3', text)).toBeNull();
      }),
    );
  });

  it.each(['', 'a1b2', 'a1b2-1', 'a1b2-1-', 'a1b2-x-1', 'a1b2-1-1-1', 'a1b2--1-1', `a1b2-1-${'9'.repeat(30)}`])(
    'is not made of %j',
    (text) => expect(readPosition('a1b2', text)).toBeNull(),
  );

  it('comes after all of earlier transactions, whatever their ids', () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        const order = Math.sign(comparePositions(a, b));
        const expected = a.txid === b.txid ? Math.sign(a.id - b.id) : a.txid < b.txid ? -1 : 1;
        expect(order).toBe(expected);
        expect(Math.sign(comparePositions(b, a))).toBe(expected === 0 ? 0 : -expected);
      }),
    );
  });
});
