import { describe, expect, test } from 'vitest';
import { getContrastRatio, replaceOklchWithHex, isInSrgbGamut, convertOklchToHex } from './color.ts';

const WHITE = 'oklch(1 0 0)';
const BLACK = 'oklch(0 0 0)';

describe('convertOklchToHex', () => {
  test.each([
    [WHITE, '#ffffff'],
    [BLACK, '#000000'],
    ['oklch(0.627955 0.257683 29.2339)', '#ff0000'],
    ['oklch(0.519752 0.176858 142.495)', '#008000'],
    ['oklch(0.452014 0.313214 264.052)', '#0000ff'],
    ['oklch(1 0 0 / 0.5)', '#ffffff80'],
  ])('%s is %s', (oklch, hex) => {
    expect(convertOklchToHex(oklch)).toBe(hex);
  });

  test('rejects other notations', () => {
    expect(() => convertOklchToHex('red')).toThrow('not an oklch colour: red');
  });
});

test('replaceOklchWithHex keeps the rest of a value', () => {
  expect(replaceOklchWithHex(`linear-gradient(90deg, ${WHITE}, ${BLACK} 40%)`)).toBe(
    'linear-gradient(90deg, #ffffff, #000000 40%)',
  );
});

test('isInSrgbGamut rejects colours outside sRGB', () => {
  expect(isInSrgbGamut(WHITE)).toBe(true);
  expect(isInSrgbGamut('oklch(0.627955 0.257683 29.2339)')).toBe(true);
  expect(isInSrgbGamut('oklch(0.7 0.3 150)')).toBe(false);
});

test('contrast follows WCAG', () => {
  expect(getContrastRatio(WHITE, BLACK)).toBeCloseTo(21, 5);
  expect(getContrastRatio(BLACK, WHITE)).toBeCloseTo(21, 5);
  expect(getContrastRatio(WHITE, WHITE)).toBe(1);
  expect(getContrastRatio(WHITE, 'oklch(0.627955 0.257683 29.2339)')).toBeCloseTo(4, 1);
});
