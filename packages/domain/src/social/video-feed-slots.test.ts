import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getVideoFeedSlots } from './video-feed-slots.ts';

test('fewer slots at both ends', () => {
  const around = (active: number, count: number) =>
    getVideoFeedSlots(active, count, 1)
      .map(({ index }) => index)
      .toSorted((one, other) => one - other);
  expect(around(0, 10)).toEqual([0, 1]);
  expect(around(9, 10)).toEqual([8, 9]);
  expect(around(0, 0)).toEqual([]);
});

test('no element shows two screens after any swipes, and a screen in reach keeps its element', () => {
  const reaches = fc.integer({ min: 1, max: 3 });
  const stops = fc.array(fc.nat(299), { maxLength: 30 });
  fc.assert(
    fc.property(reaches, fc.integer({ min: 1, max: 300 }), stops, (reach, count, actives) => {
      let before = new Map<number, number>();
      for (const active of actives) {
        const places = getVideoFeedSlots(Math.min(active, count - 1), count, reach);
        expect(places.length).toBeLessThanOrEqual(2 * reach + 1);
        const slots = places.map(({ slot }) => slot);
        expect(new Set(slots).size).toBe(slots.length);
        expect(slots).toEqual(slots.toSorted((one, other) => one - other));
        const now = new Map(places.map(({ index, slot }) => [index, slot]));
        for (const [index, slot] of now) expect(before.get(index) ?? slot).toBe(slot);
        before = now;
      }
    }),
  );
});
