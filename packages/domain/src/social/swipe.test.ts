import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearby, PLAYERS, playersAt } from './swipe.ts';

test('at the ends there are fewer', () => {
  expect(nearby(0, 10)).toEqual([0, 1]);
  expect(nearby(9, 10)).toEqual([8, 9]);
  expect(nearby(0, 0)).toEqual([]);
});

test('however one swipes, no element serves two, and a video keeps its element while it is near', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.array(fc.nat(299), { maxLength: 30 }), (count, stops) => {
      let before = new Map<number, number>();
      for (const stop of stops) {
        const players = playersAt(Math.min(stop, count - 1), count);
        expect(players.length).toBeLessThanOrEqual(PLAYERS);
        expect(new Set(players.map(({ slot }) => slot)).size).toBe(players.length);
        const now = new Map(players.map(({ index, slot }) => [index, slot]));
        for (const [index, slot] of now) expect(before.get(index) ?? slot).toBe(slot);
        before = now;
      }
    }),
  );
});
