import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type RedemptionLimits,
  getLargestRedemptionAmount,
  normalizeAmountInput,
  parsePointsAmount,
  validateRedemptionAmount,
} from './amount.ts';
import { getRedemptionFee } from './fee.ts';

const LIMITS: RedemptionLimits = {
  min_amount: 100,
  max_amount: 50_000,
  daily_left: 20_000,
  available: 10_000,
  fee_basis_points: 50,
  fee_min: 2,
};

const limits = fc.record({
  min_amount: fc.integer({ min: 1, max: 100_000 }),
  max_amount: fc.integer({ min: 1, max: 100_000_000 }),
  daily_left: fc.integer({ min: 0, max: 100_000_000 }),
  available: fc.integer({ min: 0, max: 100_000_000 }),
  fee_basis_points: fc.integer({ min: 0, max: 10_000 }),
  fee_min: fc.integer({ min: 0, max: 1000 }),
});

describe('parsePointsAmount', () => {
  it.each([
    ['100', 100],
    ['1,200', 1200],
    ['１２００', 1200],
    ['12 000', 12_000],
    ['1’000', 1000],
    ['007', 7],
    ['', null],
    ['0', null],
    ['-5', null],
    ['1.5', null],
    ['1e3', null],
    ['abc', null],
    ['9'.repeat(30), null],
  ])('%j is %j', (text, amount) => expect(parsePointsAmount(text)).toBe(amount));

  it('reads what an Intl.NumberFormat writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.constantFrom('en', 'zh-CN'), (amount, tag) => {
        expect(parsePointsAmount(new Intl.NumberFormat(tag).format(amount))).toBe(amount);
      }),
    );
  });

  it('never gives anything but whole points', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const amount = parsePointsAmount(text);
        expect(amount === null || (Number.isSafeInteger(amount) && amount > 0)).toBe(true);
      }),
    );
  });
});

it('normalizeAmountInput: is idempotent', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const once = normalizeAmountInput(text);
      if (once !== null) expect(normalizeAmountInput(once)).toBe(once);
    }),
  );
});

describe('validateRedemptionAmount', () => {
  it.each([
    ['100', undefined],
    ['10000', undefined],
    ['', 'wallet.amount.invalid'],
    ['99', 'wallet.amount.min'],
    ['10001', 'wallet.amount.insufficient'],
  ])('%j: %j', (text, message) => expect(validateRedemptionAmount(text, LIMITS)?.message).toBe(message));

  it('names the limit that applies', () => {
    const rich = { ...LIMITS, available: 1_000_000 };
    expect(validateRedemptionAmount('20001', rich)).toMatchObject({
      message: 'wallet.amount.daily',
      values: { left: 20_000 },
    });
    expect(validateRedemptionAmount('50001', rich)).toMatchObject({
      message: 'wallet.amount.max',
      values: { max: 50_000 },
    });
  });

  it('rejects an amount that the fee takes whole', () => {
    expect(validateRedemptionAmount('100', { ...LIMITS, fee_min: 100 })?.message).toBe('wallet.amount.fee');
  });

  it('accepts only amounts within every limit that leave something for the recipient', () => {
    fc.assert(
      fc.property(limits, fc.integer({ min: 0, max: 200_000_000 }), (each, amount) => {
        if (validateRedemptionAmount(String(amount), each) !== null) return;
        expect(amount).toBeGreaterThanOrEqual(each.min_amount);
        expect(amount).toBeLessThanOrEqual(Math.min(each.max_amount, each.daily_left, each.available));
        expect(amount - getRedemptionFee(amount, each)).toBeGreaterThan(0);
      }),
    );
  });

  it('a final error stays while digits are added', () => {
    fc.assert(
      fc.property(
        limits,
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 0, max: 9 }),
        (each, amount, digit) => {
          if (!validateRedemptionAmount(String(amount), each)?.isFinal) return;
          expect(validateRedemptionAmount(`${amount}${digit}`, each)?.isFinal).toBe(true);
        },
      ),
    );
  });
});

describe('getLargestRedemptionAmount', () => {
  it('is valid, and one more is not', () => {
    fc.assert(
      fc.property(limits, (each) => {
        const largest = getLargestRedemptionAmount(each);
        if (largest === 0) return;
        expect(validateRedemptionAmount(String(largest), each)).toBeNull();
        expect(validateRedemptionAmount(String(largest + 1), each)).not.toBeNull();
      }),
    );
  });

  it('is 0 when no amount is possible', () => {
    expect(getLargestRedemptionAmount({ ...LIMITS, available: 99 })).toBe(0);
    expect(getLargestRedemptionAmount({ ...LIMITS, daily_left: 0 })).toBe(0);
  });
});
