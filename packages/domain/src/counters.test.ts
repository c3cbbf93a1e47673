import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCompactCount } from './counters.ts';

describe('formatCompactCount (spec §9: counters above 999 show in k with one decimal, from a million on in M)', () => {
  it.each([
    [0, '0'],
    [1, '1'],
    [999, '999'],
    [1000, '1.0k'],
    [1049, '1.0k'],
    [1050, '1.1k'],
    [1234, '1.2k'],
    [12_345, '12.3k'],
    [100_000, '100.0k'],
    [999_949, '999.9k'],
    [999_950, '1.0M'],
    [1_234_600, '1.2M'],
    [23_456_789, '23.5M'],
    [-3, '0'],
    [2.9, '2'],
    [Number.NaN, '0'],
  ])('%d is %s', (count, text) => {
    expect(formatCompactCount(count)).toBe(text);
  });

  it('is the number itself up to 999', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 999 }), (count) => formatCompactCount(count) === String(count)));
  });

  it('is within half a tenth of its unit above 999, and the unit is the largest below the count', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 1e9 }), (count) => {
        const text = formatCompactCount(count);
        expect(text).toMatch(/^(\d{1,3}\.\dk|\d+\.\dM)$/);
        const unit = text.endsWith('k') ? 1000 : 1_000_000;
        expect(Math.abs(Number.parseFloat(text) * unit - count)).toBeLessThanOrEqual(unit / 20 + count * 1e-12);
        expect(Number.parseFloat(text)).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('never shrinks when the count grows', () => {
    const units: Record<string, number> = { k: 1000, M: 1_000_000 };
    const value = (text: string) => Number.parseFloat(text) * (units[text.at(-1)!] ?? 1);
    fc.assert(
      fc.property(fc.nat(5_000_000), fc.nat(200_000), (count, more) => {
        expect(value(formatCompactCount(count + more))).toBeGreaterThanOrEqual(value(formatCompactCount(count)));
      }),
    );
  });
});
