import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  estimatePostCardHeightRatio,
  getPostCardHeightKind,
  getMasonryColumnCount,
  assignMasonryColumns,
  getVisibleCellIndices,
  layOutMasonry,
} from './masonry.ts';
import { getPostCardAspectRatio, getPostCarouselAspectRatio, getPostVideo } from './media.ts';
import { makePostImageFixture, makePostFixture } from './fixtures.ts';

test('two columns on a phone, up to four on a wide window', () => {
  expect([320, 390, 639, 640, 959, 960, 2000].map(getMasonryColumnCount)).toEqual([2, 2, 2, 3, 3, 4, 4]);
});

const items = fc
  .array(fc.double({ min: 0.4, max: 2, noNaN: true }), { maxLength: 80 })
  .map((heights) => heights.map((height, at) => ({ key: `p${at}`, height })));
const count = fc.integer({ min: 2, max: 4 });
const heights = (measured: [string, number][] = []) => ({ measured: new Map(measured), off: new Map() });

test('appended items move no earlier item, and the columns stay balanced', () => {
  fc.assert(
    fc.property(items, count, fc.nat(80), (all, count, cut) => {
      const columns = assignMasonryColumns(all, count);
      expect(assignMasonryColumns(all.slice(0, cut), count)).toEqual(columns.slice(0, cut));
      const { height, shortest } = layOutMasonry(all, columns, { count, width: 1, gap: 0 }, heights());
      expect(height - shortest).toBeLessThanOrEqual(2.0001);
    }),
  );
});

test('items never overlap with any measured heights, and a range finds the items in it', () => {
  fc.assert(
    fc.property(items, count, fc.array(fc.nat(900)), fc.nat(9000), fc.nat(2000), (all, count, measured, from, size) => {
      const grid = { count, width: 180, gap: 8 };
      const known = heights(measured.map((height, at) => [`p${at}`, height]));
      const { places, height } = layOutMasonry(all, assignMasonryColumns(all, count), grid, known);
      for (let column = 0; column < count; column += 1) {
        const own = places.filter((place) => place.column === column);
        own.slice(1).forEach((place, at) => expect(place.top).toBeGreaterThanOrEqual(own[at]!.top + own[at]!.height));
        expect(height).toBeGreaterThanOrEqual(own.at(-1) ? own.at(-1)!.top + own.at(-1)!.height : 0);
      }
      const seen = new Set(getVisibleCellIndices(places, from, from + size));
      places.forEach((place, at) => {
        expect(seen.has(at)).toBe(place.top < from + size && place.top + place.height > from);
      });
    }),
  );
});

test('a layout that reuses the places before the first change equals a full layout', () => {
  fc.assert(
    fc.property(items, count, fc.nat(80), fc.nat(900), (all, count, changed, measured) => {
      const grid = { count, width: 180, gap: 8 };
      const columns = assignMasonryColumns(all, count);
      const layout = layOutMasonry(all, columns, grid, heights());
      const known = heights([[`p${changed}`, measured]]);
      const held = { layout, count: changed };
      expect(layOutMasonry(all, columns, grid, known, held)).toEqual(layOutMasonry(all, columns, grid, known));
    }),
  );
});

test('a measured item corrects the estimates of its kind', () => {
  const all = [
    { key: 'a', height: 1, kind: 'x' },
    { key: 'b', height: 2, kind: 'x' },
    { key: 'c', height: 1, kind: 'y' },
  ];
  const known = { measured: new Map([['a', 120]]), off: new Map([['x', 20]]) };
  const { places } = layOutMasonry(all, [0, 1, 0], { count: 2, width: 100, gap: 0 }, known);
  expect(places.map(({ height }) => height)).toEqual([120, 220, 100]);
  expect(getPostCardHeightKind(makePostFixture(1, { text: 'short' }))).not.toBe(
    getPostCardHeightKind(makePostFixture(1, { text: 'x'.repeat(40) })),
  );
});

test('the estimated height of a card depends on its picture and text', () => {
  const flat = estimatePostCardHeightRatio(
    makePostFixture(1, { text: '', media: [makePostImageFixture({ width: 400, height: 100 })] }),
  );
  const tall = estimatePostCardHeightRatio(
    makePostFixture(1, { text: '', media: [makePostImageFixture({ width: 100, height: 900 })] }),
  );
  expect(flat).toBeLessThan(tall);
  expect(estimatePostCardHeightRatio(makePostFixture(1, { text: '一'.repeat(14) }))).toBe(
    estimatePostCardHeightRatio(makePostFixture(1, { text: 'x'.repeat(28) })),
  );
});

test('aspect ratios of picture boxes are clamped', () => {
  expect(getPostCardAspectRatio({ width: 100, height: 1000 })).toBe(3 / 4);
  expect(getPostCardAspectRatio({ width: 1000, height: 100 })).toBe(4 / 3);
  expect(getPostCarouselAspectRatio([])).toBe(1);
  expect(
    getPostCarouselAspectRatio([
      { width: 100, height: 50 },
      { width: 50, height: 60 },
    ]),
  ).toBeCloseTo(5 / 6);
});

test('the video of a post is found at any position', () => {
  const video = makePostImageFixture({ kind: 'video' });
  expect(getPostVideo(makePostFixture(1, { media: [makePostImageFixture(), video] }))).toBe(video);
  expect(getPostVideo(makePostFixture(1))).toBeUndefined();
});
