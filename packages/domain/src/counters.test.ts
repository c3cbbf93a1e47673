import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCount } from './counters.ts';

describe('formatCount (spec §9: counters above 999 show in k with one decimal)', () => {
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
    [-3, '0'],
    [2.9, '2'],
    [Number.NaN, '0'],
  ])('%d is %s', (count, text) => {
    expect(formatCount(count)).toBe(text);
  });

  it('is the number itself up to 999', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 999 }), (count) => formatCount(count) === String(count)));
  });

  it('is within half a tenth of a thousand above 999', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 1e12 }), (count) => {
        const text = formatCount(count);
        expect(text).toMatch(/^\d+\.\dk$/);
        expect(Math.abs(Number.parseFloat(text) * 1000 - count)).toBeLessThanOrEqual(50 + count * 1e-12);
      }),
    );
  });

  it('never shrinks when the count grows', () => {
    const value = (text: string) => Number.parseFloat(text) * (text.endsWith('k') ? 1000 : 1);
    fc.assert(
      fc.property(fc.nat(5_000_000), fc.nat(5000), (count, more) => {
        expect(value(formatCount(count + more))).toBeGreaterThanOrEqual(value(formatCount(count)));
      }),
    );
  });
});
