import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodeScaledImages, encodeSquareImages, measureImage } from './images.ts';
import { createTestGif } from './test-files.ts';

const BOXES = [
  { width: 360, height: 360 },
  { width: 720, height: 720 },
];
const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#c35' }, limitInputPixels: false });
const refusals = (source: Buffer) =>
  Promise.allSettled([measureImage(source), encodeScaledImages(source, BOXES), encodeSquareImages(source, 360, 120)]);
const refused = (message: string) => ({ status: 'rejected', reason: expect.objectContaining({ message }) });

it('pictures: one source yields several sizes, and only the largest keeps the animation', async () => {
  const [small, large] = await encodeScaledImages(await plain(1000, 500).jpeg().toBuffer(), BOXES);
  expect([small!.width, small!.height, large!.width, large!.height]).toEqual([360, 180, 720, 360]);
  const frames = Buffer.concat([0, 100, 200].map((grey) => Buffer.alloc(400 * 400 * 3, grey)));
  const raw = { width: 400, height: 1200, channels: 3, pageHeight: 400 } as const;
  const [still, film] = await encodeScaledImages(await sharp(frames, { raw }).gif().toBuffer(), BOXES);
  const pages = [still, film].map(async (picture) => (await sharp(picture!.content).metadata()).pages ?? 1);
  expect(await Promise.all(pages)).toEqual([1, 3]);
  expect([film!.width, film!.height]).toEqual([400, 400]);
});

it('pictures: too many pixels or frames are refused before decoding', async () => {
  const thrice = (message: string) => Array.from({ length: 3 }, () => refused(message));
  expect(await refusals(await plain(8000, 7000).png().toBuffer())).toEqual(thrice('not readable'));
  expect(await refusals(createTestGif(2, 2, 1001))).toEqual(thrice('too many frames'));
  expect(await refusals(createTestGif(2000, 2000, 13))).toEqual(thrice('too many pixels'));
});

it('pictures: one that needs more memory than the whole budget is refused', async () => {
  const deep = await plain(4600, 4000, 4).toColourspace('rgb16').png({ progressive: true }).toBuffer();
  expect((await refusals(deep)).slice(1)).toEqual([refused('too much to decode'), refused('too much to decode')]);
  const usual = await plain(4600, 4000).jpeg().toBuffer();
  expect(await encodeScaledImages(usual, [{ width: 2560, height: 2560 }])).toMatchObject([{ width: 2560 }]);
});
