import { expect, it } from 'vitest';
import { FILMS } from '../catalogue.ts';
import { encodeFilm } from './encode.ts';

it('a film is an MP4 that plays while it comes: its table first, and what it points at behind it', async () => {
  const film = Buffer.from(await encodeFilm({ ...FILMS[0]!, seconds: 0.25 }));
  const boxes: { type: string; start: number }[] = [];
  for (let start = 0; start < film.length; start += film.readUInt32BE(start)) {
    boxes.push({ type: film.toString('latin1', start + 4, start + 8), start });
  }
  expect(boxes.map(({ type }) => type)).toEqual(['ftyp', 'moov', 'mdat']);
  const firstFrame = film.readUInt32BE(film.indexOf('stco') + 12);
  expect(firstFrame).toBe(boxes[2]!.start + 8);
});
