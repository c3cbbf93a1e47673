/** The shapes that a picture can be cropped to; numbers are width:height. */
export const CROP_SHAPES = ['original', 'free', '1:1', '3:4', '4:3', '9:16', '16:9'] as const;
export type CropShape = (typeof CROP_SHAPES)[number];

/** Greatest width ÷ height of a free crop; its inverse is the least. */
export const MAX_CROP_ASPECT = 3;

/** The crop of a picture. */
export interface CropSettings {
  readonly shape: CropShape;
  /** Width ÷ height. */
  readonly aspect: number;
  /** Quarter turns, clockwise. */
  readonly turns: number;
  /** The visible area in percent of the turned picture's sides. */
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a picture after quarter turns. */
export const getRotatedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** Width ÷ height of a crop; `free` is the ratio for the free shape, before it is clamped. */
export function getCropAspect(shape: CropShape, size: Size, turns: number, free: number): number {
  if (shape === 'free') return Math.min(MAX_CROP_ASPECT, Math.max(1 / MAX_CROP_ASPECT, free));
  const { width, height } = getRotatedSize(size, turns);
  if (shape === 'original') return width / height;
  const [across = 1, down = 1] = shape.split(':').map(Number);
  return across / down;
}
