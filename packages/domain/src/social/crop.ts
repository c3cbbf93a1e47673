/** The shapes that a picture can be cropped to; those with numbers are width to height. */
export const CROP_SHAPES = ['original', 'free', '1:1', '3:4', '4:3', '9:16', '16:9'] as const;
export type CropShape = (typeof CROP_SHAPES)[number];

/** Width ÷ height at most, and one by it at least, when one crops freely. */
export const MAX_ASPECT = 3;

/** What is left of a picture. */
export interface Crop {
  readonly shape: CropShape;
  /** Width ÷ height. */
  readonly aspect: number;
  /** Quarters, clockwise. */
  readonly turns: number;
  /** The part, in hundredths of the sides of the picture as it lies turned. */
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a picture that was turned. */
export const getTurnedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** Width ÷ height of what is chosen; `free` is what counts where no shape says it. */
export function getAspect(shape: CropShape, size: Size, turns: number, free: number): number {
  if (shape === 'free') return Math.min(MAX_ASPECT, Math.max(1 / MAX_ASPECT, free));
  const { width, height } = getTurnedSize(size, turns);
  if (shape === 'original') return width / height;
  const [across = 1, down = 1] = shape.split(':').map(Number);
  return across / down;
}
