import sharp, { type Metadata, type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { createWeightedSemaphore } from './weighted-semaphore.ts';

/** Limits against decompression bombs: pixels of all frames together, frames, and bytes of memory for decoding. */
const MAX_PIXELS = 50_000_000;
const MAX_FRAMES = 1000;
const MAX_DECODE_BYTES = 176 * 2 ** 20;
/** Seconds per image operation. */
const STEP_TIMEOUT_S = 120;
const QUALITY = 84;

/** Accepted formats, by sharp's names. SVG and PDF are excluded because they can contain programs. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

sharp.cache(false);

/** All pictures of this process share one memory budget. The limit of two leaves threads of the pool for file access. */
const withinBudget = createWeightedSemaphore(MAX_DECODE_BYTES);
const MAX_CONCURRENT = 2;

/** Thrown for a file that is not an accepted picture. */
export class InvalidImageError extends Error {
  override name = 'InvalidImageError';
}

/** Crops the central square and returns it in two sizes, as WebP. Sides in pixels. @throws InvalidImageError */
export async function encodeSquareImages(source: Buffer, side: number, smallSide: number) {
  return decoding(source, { width: side, height: side }, async () => {
    const square = (pixels: number) =>
      open(source).autoOrient().resize(pixels, pixels, { fit: 'cover' }).webp({ quality: QUALITY }).toBuffer();
    return { large: await square(side), small: await square(smallSide) };
  });
}

/** Width and height in pixels, after applying the orientation. @throws InvalidImageError */
export async function measureImage(source: Source): Promise<Box> {
  return guarded(async () => (await look(source)).autoOrient);
}

export type EncodedImage = { content: Buffer; width: number; height: number };

/** Bytes, or the path of a file. */
type Source = Buffer | string;

type Box = { width: number; height: number };

/**
 * Scales a picture to fit each box: upright, as WebP, without metadata. Only the picture for the largest box keeps an
 * animation. @throws InvalidImageError
 */
export async function encodeScaledImages(source: Source, boxes: readonly Box[]): Promise<EncodedImage[]> {
  const largest = boxes.reduce((one, other) => (other.width > one.width ? other : one));
  return decoding(source, largest, async ({ pages = 1 }) => {
    const raw = await within(open(source).autoOrient(), largest).raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = raw.info;
    const pictures: EncodedImage[] = [];
    for (const box of boxes) {
      const isMoving = box === largest && pages > 1;
      const picture = isMoving
        ? open(source, true).autoOrient()
        : sharp(raw.data, { raw: { width, height, channels } });
      pictures.push(await makeWebp(within(picture, box), isMoving));
    }
    return pictures;
  });
}

const within = (picture: Sharp, { width, height }: Box): Sharp =>
  picture.timeout({ seconds: STEP_TIMEOUT_S }).resize(width, height, { fit: 'inside', withoutEnlargement: true });

/** For animations, less effort costs 5 % more bytes and takes half the time. */
async function makeWebp(picture: Sharp, isMoving: boolean): Promise<EncodedImage> {
  const effort = isMoving ? 2 : 4;
  const { data, info } = await picture.webp({ quality: QUALITY, effort }).toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.pageHeight ?? info.height };
}

/** The ThumbHash of a picture (a blurred preview of about 25 bytes) as base64. @throws InvalidImageError */
export async function computeThumbhash(source: Source): Promise<string> {
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
  return sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated }).timeout({
    seconds: STEP_TIMEOUT_S,
  });
}

async function look(source: Source): Promise<Metadata> {
  const facts = await open(source).metadata();
  const { format, width, height, pages = 1 } = facts;
  if (!FORMATS.has(format)) throw new InvalidImageError(`${format} is none`);
  if (pages > MAX_FRAMES) throw new InvalidImageError('too many frames');
  if (width * height * pages > MAX_PIXELS) throw new InvalidImageError('too many pixels');
  return facts;
}

/** Runs `work` on a picture once the memory budget allows it. @throws InvalidImageError */
async function decoding<T>(source: Source, largest: Box, work: (facts: Metadata) => Promise<T>): Promise<T> {
  return guarded(async () => {
    const facts = await look(source);
    const cost = costOf(facts, largest);
    if (cost > MAX_DECODE_BYTES) throw new InvalidImageError('too much to decode');
    return withinBudget(Math.max(cost, MAX_DECODE_BYTES / MAX_CONCURRENT), () => work(facts));
  });
}

/** Bytes per pixel while encoding a WebP, and per pixel of a frame while decoding an animation. */
const ENCODING = 9;
const MOVING = 64;

/** Estimates the peak memory in bytes: the scaled picture, plus the larger of the decoder's and the encoder's memory. */
function costOf(facts: Metadata, largest: Box): number {
  const { width, height, channels } = facts;
  const scale = Math.min(1, Math.max(largest.width, largest.height) / Math.max(width, height));
  const made = width * height * scale ** 2;
  return made * channels + Math.max(width * height * bytesOfPixel(facts), made * ENCODING);
}

/** Measured values: a JPEG is scaled down while it is decoded; an interlaced picture is held in memory more than once. */
function bytesOfPixel({ format, pages = 1, channels, depth, isProgressive, space }: Metadata): number {
  if (pages > 1) return MOVING;
  const plain = channels * (depth === 'ushort' ? 2 : 1) * (space === 'cmyk' ? 1.6 : 1);
  if (isProgressive) return plain * 1.5;
  return plain * ({ heif: 6.5, jpeg: 0.4 }[format as string] ?? 1);
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof InvalidImageError ? cause : new InvalidImageError('not readable', { cause });
  }
}
