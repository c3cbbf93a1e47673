import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

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
export async function measure(source: Source): Promise<{ width: number; height: number }> {
  return guarded(async () => {
    await look(source);
    const { autoOrient } = await open(source).metadata();
    return autoOrient;
  });
}

export type Picture = { content: Buffer; width: number; height: number };

/** Bytes, or the path of a file. */
type Source = Buffer | string;

type Box = { width: number; height: number };

/**
 * A picture within each of some boxes, upright, as WebP and without what a camera wrote into it. What moves goes on moving
 * in the largest one. @throws NoPicture
 */
export async function makePictures(source: Source, boxes: readonly Box[]): Promise<Picture[]> {
  return guarded(async () => {
    await look(source);
    const largest = Math.max(...boxes.map(({ width }) => width));
    const pictures: Picture[] = [];
    for (const { width, height } of boxes) {
      const { data, info } = await open(source, width === largest)
        .autoOrient()
        .resize(width, height, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .toBuffer({ resolveWithObject: true });
      pictures.push({ content: data, width: info.width, height: info.pageHeight ?? info.height });
    }
    return pictures;
  });
}

/** A blurred picture in some 25 bytes, base64. @throws NoPicture */
export async function thumbhashOf(source: Source): Promise<string> {
  return guarded(async () => {
    const { data, info } = await open(source)
      .autoOrient()
      .resize(100, 100, { fit: 'inside' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
  });
}

function open(source: Source, animated = false): Sharp {
  return sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated });
}

async function look(source: Source): Promise<void> {
  const { format, width, height, pages = 1 } = await open(source).metadata();
  if (!FORMATS.has(format)) throw new NoPicture(`${format} is none`);
  if (width * height * pages > MOST_PIXELS) throw new NoPicture('too many pixels');
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof NoPicture ? cause : new NoPicture('not readable', { cause });
  }
}
