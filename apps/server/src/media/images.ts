import sharp, { type Sharp } from 'sharp';

/** A picture of few bytes may unpack to very many. */
const MOST_PIXELS = 64_000_000;
const QUALITY = 84;

/** What a picture may be made of, as sharp calls it. SVG and PDF are programs, and not among them. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff']);

sharp.cache(false);

/** Thrown for what is no picture that we take. */
export class NoPicture extends Error {
  override name = 'NoPicture';
}

/** A square of the middle, in two sizes. @throws NoPicture */
export async function makeSquares(source: Buffer, side: number, smallSide: number) {
  return guarded(async () => {
    await look(source);
    const square = (pixels: number) =>
      open(source).autoOrient().resize(pixels, pixels, { fit: 'cover' }).webp({ quality: QUALITY }).toBuffer();
    return { large: await square(side), small: await square(smallSide) };
  });
}

/** Pixels of the upright picture. @throws NoPicture */
export async function measure(source: Buffer): Promise<{ width: number; height: number }> {
  return guarded(async () => {
    await look(source);
    const { autoOrient } = await open(source).metadata();
    return autoOrient;
  });
}

function open(source: Buffer): Sharp {
  return sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
}

async function look(source: Buffer): Promise<void> {
  const { format } = await open(source).metadata();
  if (!FORMATS.has(format)) throw new NoPicture(`${format} is none`);
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof NoPicture ? cause : new NoPicture('not readable', { cause });
  }
}
