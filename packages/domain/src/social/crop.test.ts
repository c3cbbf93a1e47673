import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getCropAspect, CROP_SHAPES, getRotatedSize, MAX_CROP_ASPECT } from './crop.ts';

const size = { width: 900, height: 600 };

test('a shape defines the aspect ratio; `original` uses the turned picture', () => {
  expect(CROP_SHAPES.slice(2).map((shape) => getCropAspect(shape, size, 1, 7))).toEqual([
    1,
    3 / 4,
    4 / 3,
    9 / 16,
    16 / 9,
  ]);
  expect([0, 1, 2, 3].map((turns) => getCropAspect('original', size, turns, 7))).toEqual([1.5, 2 / 3, 1.5, 2 / 3]);
});

test('a free crop stays within bounds', () => {
  const pixels = fc.integer({ min: 1, max: 10_000 });
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 1000, noNaN: true }), pixels, pixels, (free, width, height) => {
      const aspect = getCropAspect('free', { width, height }, 0, free);
      expect(aspect).toBeGreaterThanOrEqual(1 / MAX_CROP_ASPECT);
      expect(aspect).toBeLessThanOrEqual(MAX_CROP_ASPECT);
    }),
  );
});

test('four quarter turns restore the size', () => {
  expect(getRotatedSize(getRotatedSize(size, 1), 3)).toEqual(size);
});
