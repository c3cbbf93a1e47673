import { AVATAR_PIXELS } from '@quintet/domain/limits';
import type { Area } from '@quintet/ui/CropStage';

/** Types that may have holes to look through; others are smaller as JPEG. */
const ALPHA_TYPES = /png|webp|gif|svg|avif/;

/**
 * Draws a square of a picture as an avatar of 360 × 360 (spec §9). Only the pixels go on: place, camera and time, which a photo
 * carries, stay behind.
 */
export async function cropAvatar(
  picture: HTMLImageElement,
  { x, y, width, height }: Area,
  sourceType: string,
): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = AVATAR_PIXELS;
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height, 0, 0, AVATAR_PIXELS, AVATAR_PIXELS);
  const type = ALPHA_TYPES.test(sourceType) ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (!blob) throw new Error('the picture could not be drawn');
  return new File([blob], 'avatar', { type: blob.type });
}
