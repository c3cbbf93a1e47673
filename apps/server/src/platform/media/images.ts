import sharp, { type Metadata, type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { createWeightedSemaphore } from './weighted-semaphore.ts';

/** Limits against decompression bombs: pixels of all frames together, frames, and bytes of memory for decoding. */
const MAX_PIXELS = 50_000_000;
const MAX_FRAMES = 1000;
const MAX_DECODE_BYTES = 176 * 2 ** 20;
/** Seconds per image operation. */
const STEP_TIMEOUT_SECONDS = 120;
const QUALITY = 84;

/** Accepted formats, by sharp's names. SVG and PDF are excluded because they can contain programs. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

sharp.cache(false);

/** All pictures of this process share one memory budget. The limit of two leaves threads of the pool for file access. */
const runWithinBudget = createWeightedSemaphore(MAX_DECODE_BYTES);
const MAX_CONCURRENT = 2;

/** Thrown for a file that is not an accepted picture. */
export class InvalidImageError extends Error {
  override name = 'InvalidImageError';
}

/** Crops the central square and returns it in two sizes, as WebP. Sides in pixels. @throws InvalidImageError */
export async function encodeSquareImages(source: Buffer, side: number, smallSide: number) {
  return decodeWithinBudget(source, { width: side, height: side }, async () => {
    const square = (pixels: number) =>
      open(source).autoOrient().resize(pixels, pixels, { fit: 'cover' }).webp({ quality: QUALITY }).toBuffer();
    return { large: await square(side), small: await square(smallSide) };
  });
}

/** Width and height in pixels, after applying the orientation. @throws InvalidImageError */
export async function measureImage(source: Source): Promise<Box> {
  return withInvalidImageError(async () => (await readCheckedMetadata(source)).autoOrient);
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
  return decodeWithinBudget(source, largest, async ({ pages = 1 }) => {
    const raw = await resizeToFit(open(source).autoOrient(), largest).raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = raw.info;
    const pictures: EncodedImage[] = [];
    for (const box of boxes) {
      const isAnimated = box === largest && pages > 1;
      const picture = isAnimated
        ? open(source, true).autoOrient()
        : sharp(raw.data, { raw: { width, height, channels } });
      pictures.push(await encodeWebp(resizeToFit(picture, box), isAnimated));
    }
    return pictures;
  });
}

const resizeToFit = (picture: Sharp, { width, height }: Box): Sharp =>
  picture.timeout({ seconds: STEP_TIMEOUT_SECONDS }).resize(width, height, { fit: 'inside', withoutEnlargement: true });

/** For animations, less effort costs 5 % more bytes and takes half the time. */
async function encodeWebp(picture: Sharp, isAnimated: boolean): Promise<EncodedImage> {
  const effort = isAnimated ? 2 : 4;
  const { data, info } = await picture.webp({ quality: QUALITY, effort }).toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.pageHeight ?? info.height };
}

/** The ThumbHash of a picture (a blurred preview of about 25 bytes) as base64. @throws InvalidImageError */
export async function computeThumbhash(source: Source): Promise<string> {
  return withInvalidImageError(async () => {
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
    seconds: STEP_TIMEOUT_SECONDS,
  });
}

async function readCheckedMetadata(source: Source): Promise<Metadata> {
  const metadata = await open(source).metadata();
  const { format, width, height, pages = 1 } = metadata;
  if (!FORMATS.has(format)) throw new InvalidImageError(`${format} is not an accepted format`);
  if (pages > MAX_FRAMES) throw new InvalidImageError('too many frames');
  if (width * height * pages > MAX_PIXELS) throw new InvalidImageError('too many pixels');
  return metadata;
}

/** Runs `work` on a picture once the memory budget allows it. @throws InvalidImageError */
async function decodeWithinBudget<T>(
  source: Source,
  largest: Box,
  work: (metadata: Metadata) => Promise<T>,
): Promise<T> {
  return withInvalidImageError(async () => {
    const metadata = await readCheckedMetadata(source);
    const cost = estimateDecodeBytes(metadata, largest);
    if (cost > MAX_DECODE_BYTES) throw new InvalidImageError('too much to decode');
    return runWithinBudget(Math.max(cost, MAX_DECODE_BYTES / MAX_CONCURRENT), () => work(metadata));
  });
}

/** Bytes per pixel while encoding a WebP, and per pixel of a frame while decoding an animation. */
const ENCODING_BYTES_PER_PIXEL = 9;
const ANIMATION_BYTES_PER_PIXEL = 64;

/** Estimates the peak memory in bytes: the scaled picture, plus the larger of the decoder's and the encoder's memory. */
function estimateDecodeBytes(metadata: Metadata, largest: Box): number {
  const { width, height, channels } = metadata;
  const scale = Math.min(1, Math.max(largest.width, largest.height) / Math.max(width, height));
  const scaledPixels = width * height * scale ** 2;
  return (
    scaledPixels * channels +
    Math.max(width * height * estimateBytesPerPixel(metadata), scaledPixels * ENCODING_BYTES_PER_PIXEL)
  );
}

/** Measured values: a JPEG is scaled down while it is decoded; an interlaced picture is held in memory more than once. */
function estimateBytesPerPixel({ format, pages = 1, channels, depth, isProgressive, space }: Metadata): number {
  if (pages > 1) return ANIMATION_BYTES_PER_PIXEL;
  const plain = channels * (depth === 'ushort' ? 2 : 1) * (space === 'cmyk' ? 1.6 : 1);
  if (isProgressive) return plain * 1.5;
  return plain * ({ heif: 6.5, jpeg: 0.4 }[format as string] ?? 1);
}

async function withInvalidImageError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof InvalidImageError ? cause : new InvalidImageError('not readable', { cause });
  }
}
