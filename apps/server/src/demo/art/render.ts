import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { createRandom } from '../random.ts';
import { type Drawing, draw, FILM_ZOOM } from './catalogue.ts';

/** No larger than the smallest picture: 360 wide, in the widest shape, 16:9. */
const TILE = 192;

/** Grain as of a film: grey that darkens and lightens by a little. */
function makeGrain() {
  const random = createRandom(11);
  const bytes = Buffer.alloc(TILE * TILE * 4, 46);
  for (let pixel = 0; pixel < TILE * TILE; pixel += 1) {
    const bell = (random.next() + random.next() + random.next()) / 3;
    bytes.fill(Math.round(bell * 255), pixel * 4, pixel * 4 + 3);
  }
  return { input: bytes, raw: { width: TILE, height: TILE, channels: 4 }, tile: true, blend: 'soft-light' } as const;
}

const GRAIN = makeGrain();

/** Pixels wide that a drawing is shown in, smallest first. */
export const WIDTHS = [360, 720, 1080] as const;

export const heightOf = ({ ratio }: Drawing, width: number): number => Math.round(width / ratio);

function svgOf(drawing: Drawing, width: number): Buffer {
  const zoom = drawing.seconds === undefined ? 1 : FILM_ZOOM;
  return Buffer.from(draw(drawing).toSvg(width, heightOf(drawing, width), zoom));
}

/** The drawing so many pixels wide, as WebP; of a film, how it begins. */
export async function render(drawing: Drawing, width: number): Promise<Buffer> {
  const drawn = await sharp(svgOf(drawing, width)).removeAlpha().toBuffer();
  return sharp(drawn).composite([GRAIN]).webp({ quality: 82, effort: 3 }).toBuffer();
}

const HASHED = 32;
const hashes = new Map<string, string>();

/** Its blurred likeness, base64. */
export async function thumbhashOf(drawing: Drawing): Promise<string> {
  const known = hashes.get(drawing.name);
  if (known !== undefined) return known;
  const height = heightOf(drawing, HASHED);
  const pixels = await sharp(svgOf(drawing, HASHED)).ensureAlpha().raw().toBuffer();
  const hash = Buffer.from(rgbaToThumbHash(HASHED, height, pixels)).toString('base64');
  hashes.set(drawing.name, hash);
  return hash;
}
