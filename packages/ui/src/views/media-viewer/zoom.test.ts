import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitImageToScreen, clampZoom, panZoom, FITTED_ZOOM, zoomAt } from './zoom.ts';

const screen = { width: 400, height: 800 };

test('image: fits the screen by its longer side', () => {
  expect(fitImageToScreen({ width: 800, height: 800 }, screen)).toEqual({ width: 400, height: 400 });
  expect(fitImageToScreen({ width: 100, height: 400 }, screen)).toEqual({ width: 200, height: 800 });
});

test('small image: is not scaled up to fill the screen', () => {
  expect(fitImageToScreen({ width: 40, height: 40 }, screen)).toEqual({ width: 80, height: 80 });
});

test('zoom: keeps the point under the fingers', () => {
  const spot = fc.record({ x: fc.integer({ min: -200, max: 200 }), y: fc.integer({ min: -400, max: 400 }) });
  fc.assert(
    fc.property(
      spot,
      fc.double({ min: 0.3, max: 4, noNaN: true }),
      fc.double({ min: 0.3, max: 4, noNaN: true }),
      (at, a, b) => {
        const before = zoomAt(panZoom(FITTED_ZOOM, { x: 7, y: -3 }), a, { x: 0, y: 0 });
        const after = zoomAt(before, b, at);
        // The image point at that position, in image units.
        const pointOf = ({ scale, x, y }: typeof before) => [(at.x - x) / scale, (at.y - y) / scale] as const;
        const [x, y] = pointOf(before);
        expect(pointOf(after)[0]).toBeCloseTo(x, 6);
        expect(pointOf(after)[1]).toBeCloseTo(y, 6);
      },
    ),
  );
});

test('zoomed image: never shows an empty edge', () => {
  const any = fc.double({ min: -5000, max: 5000, noNaN: true });
  fc.assert(
    fc.property(any, any, fc.double({ min: 0, max: 20, noNaN: true }), (x, y, scale) => {
      const fitted = fitImageToScreen({ width: 300, height: 400 }, screen);
      const kept = clampZoom({ scale, x, y }, fitted, screen);
      expect(kept.scale).toBeGreaterThanOrEqual(1);
      for (const [middle, length, room] of [
        [kept.x, fitted.width * kept.scale, screen.width],
        [kept.y, fitted.height * kept.scale, screen.height],
      ] as const) {
        if (length <= room) expect(middle).toBeCloseTo(0);
        else expect(Math.abs(middle)).toBeLessThanOrEqual((length - room) / 2 + 1e-6);
      }
    }),
  );
});
