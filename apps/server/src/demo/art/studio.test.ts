import sharp from 'sharp';
import { expect, it } from 'vitest';
import { Studio } from './studio.ts';

it('draws what is asked for, in a process that ends with it', async () => {
  const studio = new Studio(0);
  const drawn = await Promise.all(['dunes-3-360.webp', 'aura-30-360.webp'].map((name) => studio.draw(name)));
  const sizes = await Promise.all(drawn.map(async (bytes) => (await sharp(bytes).metadata()).width));
  expect(sizes).toEqual([360, 360]);
  const [late] = await Promise.allSettled([studio.draw('sea-101.mp4'), studio.close()]);
  expect(late.status).toBe('rejected');
  await expect(studio.draw('dunes-3-360.webp')).rejects.toThrow('closed');
});
