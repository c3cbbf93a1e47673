import { expect, it } from 'vitest';
import { FILMS } from '../catalogue.ts';
import { openFrames, sizeOf } from './frames.ts';

it.each(['pond-101', 'rain-101', 'poster-101'])('%s moves, fills its frame, and ends as it began', async (name) => {
  const film = FILMS.find((one) => one.name === name)!;
  const frameAt = await openFrames(film);
  const first = Buffer.from(frameAt(0));
  expect(first).toHaveLength(sizeOf(film).width * sizeOf(film).height * 4);
  expect(first.every((value, place) => place % 4 !== 3 || value === 255)).toBe(true);
  expect(Buffer.from(frameAt(0.4)).equals(first)).toBe(false);
  expect(Buffer.from(frameAt(1)).equals(first)).toBe(true);
});
