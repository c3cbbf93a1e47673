import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getRedemptionFee } from './fee.ts';

describe('getRedemptionFee', () => {
  it.each([
    [1000, 50, 0, 5],
    [1001, 50, 0, 6],
    [1, 1, 0, 1],
    [100, 0, 0, 0],
    [100, 50, 2, 2],
    [100_000_000, 10_000, 0, 100_000_000],
    [100_000_000, 9999, 0, 99_990_000],
  ])('%i points at %i basis points, at least %i: %i', (amount, fee_basis_points, fee_min, fee) => {
    expect(getRedemptionFee(amount, { fee_basis_points, fee_min })).toBe(fee);
  });

  it('is the smallest whole number not below the rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.integer({ min: 0, max: 10_000 }), (amount, rate) => {
        const fee = BigInt(getRedemptionFee(amount, { fee_basis_points: rate, fee_min: 0 }));
        const charged = BigInt(amount) * BigInt(rate);
        expect(fee * 10_000n).toBeGreaterThanOrEqual(charged);
        expect((fee - 1n) * 10_000n).toBeLessThan(charged === 0n ? 1n : charged);
      }),
    );
  });
});
