import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assignMasonryColumns, layOutMasonry } from './masonry.ts';
import { getMasonryScrollAnchor, getMasonryRenderRangePx, getMasonryScrollTop } from './scroll-anchor.ts';

const items = Array.from({ length: 60 }, (_, at) => ({ key: `p${at}`, height: 0.6 + ((at * 37) % 11) / 10 }));
const NOTHING = { measured: new Map<string, number>(), off: new Map<string, number>() };
const grid = (count: number, width: number) => ({ count, width, gap: 8 });

test('an anchor restores its scroll position, and the same card in a layout with other columns', () => {
  fc.assert(
    fc.property(fc.nat(9000), (top) => {
      const narrow = layOutMasonry(items, assignMasonryColumns(items, 2), grid(2, 180), NOTHING);
      const pin = getMasonryScrollAnchor(items, narrow, top);
      if (pin.anchor === undefined) expect(top).toBeGreaterThanOrEqual(narrow.shortest);
      else expect(getMasonryScrollTop(pin, items, narrow)).toBe(top);

      const wide = layOutMasonry(items, assignMasonryColumns(items, 4), grid(4, 280), NOTHING);
      const index = items.findIndex(({ key }) => key === pin.anchor);
      if (index >= 0) expect(getMasonryScrollTop(pin, items, wide)! - pin.offset).toBe(wide.places[index]!.top);
    }),
  );
  const gone = getMasonryScrollAnchor(
    items,
    layOutMasonry(items, assignMasonryColumns(items, 2), grid(2, 180), NOTHING),
    500,
  );
  expect(getMasonryScrollTop(gone, [], { places: [], height: 0, shortest: 0 })).toBeUndefined();
});

test('the rendered range extends beyond the screen on both sides and changes in steps', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.integer({ min: 300, max: 1400 }), (top, screen) => {
      const { from, to } = getMasonryRenderRangePx(top, screen);
      expect(from).toBeLessThanOrEqual(top - screen / 2);
      expect(to).toBeGreaterThanOrEqual(top + screen * 2);
      expect(to - from).toBeLessThanOrEqual(screen * 4);
    }),
  );
  expect(getMasonryRenderRangePx(10, 800)).toEqual(getMasonryRenderRangePx(90, 800));
});
