import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aspectOf, CUT_SHAPES, turnedSize, WIDEST } from './crop.ts';

const size = { width: 900, height: 600 };

test('a shape says the aspect; the picture itself, as it lies turned', () => {
  expect(CUT_SHAPES.slice(2).map((shape) => aspectOf(shape, size, 1, 7))).toEqual([1, 3 / 4, 4 / 3, 9 / 16, 16 / 9]);
  expect([0, 1, 2, 3].map((turns) => aspectOf('original', size, turns, 7))).toEqual([1.5, 2 / 3, 1.5, 2 / 3]);
});

test('freely, within bounds', () => {
  const pixels = fc.integer({ min: 1, max: 10_000 });
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 1000, noNaN: true }), pixels, pixels, (free, width, height) => {
      const aspect = aspectOf('free', { width, height }, 0, free);
      expect(aspect).toBeGreaterThanOrEqual(1 / WIDEST);
      expect(aspect).toBeLessThanOrEqual(WIDEST);
    }),
  );
});

test('four turns are none', () => {
  expect(turnedSize(turnedSize(size, 1), 3)).toEqual(size);
});
