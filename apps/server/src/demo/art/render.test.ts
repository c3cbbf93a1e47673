import sharp from 'sharp';
import { thumbHashToAverageRGBA } from 'thumbhash';
import { describe, expect, it } from 'vitest';
import { draw, drawingsOf, findDrawing, MOTIF_NAMES } from './catalogue.ts';
import { heightOf, render, thumbhashOf } from './render.ts';

describe.each(MOTIF_NAMES)('drawings of %s', (motif) => {
  it('are well-formed and no two the same, in all shapes', () => {
    const shapes = drawingsOf(motif);
    const drawn = shapes.map(([first, second]) =>
      [first!, second!].map((one) => draw(one).toSvg(360, heightOf(one, 360))),
    );
    expect(new Set(drawn.flat()).size).toBe(shapes.length * 2);
    for (const svg of drawn.flat()) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      const open = [...svg.matchAll(/<[a-zA-Z]+[^>]*[^/]>/g)].length;
      expect([...svg.matchAll(/<\/[a-zA-Z]+>/g)]).toHaveLength(open);
    }
  });

  it('become a picture of the size that was told, and a likeness', async () => {
    const [drawing] = drawingsOf(motif)[2]!;
    const { width, height, format } = await sharp(await render(drawing!, 360)).metadata();
    expect([width, height, format]).toEqual([360, heightOf(drawing!, 360), 'webp']);
    const { a } = thumbHashToAverageRGBA(Buffer.from(await thumbhashOf(drawing!), 'base64'));
    expect(a).toBe(1);
  });
});

it('the widest shape has room for the grain', async () => {
  const film = findDrawing('sea-1')!;
  const { height } = await sharp(await render({ ...film, ratio: 16 / 9 }, 360)).metadata();
  expect(height).toBe(203);
});

it('a drawing is found by its name, and nothing else is', () => {
  expect(findDrawing('sea-1')).toMatchObject({ motif: 'sea', ratio: 3 / 4 });
  for (const name of ['sea-0', 'sea-49', 'sea', 'lake-1', '__proto__-1']) expect(findDrawing(name)).toBeUndefined();
});
