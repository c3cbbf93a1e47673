import { AVATAR_PIXELS } from '@quintet/domain/limits';
import type { ImageCropRect } from '@quintet/ui/CropStage';

/** Types with transparency; others are smaller as JPEG. */
const ALPHA_TYPES = /png|webp|gif|svg|avif/;

/** Crops a square of an image to a picture of 360 × 360 (spec §9). Drawing drops EXIF data such as the location. */
export async function cropImageToAvatar(
  picture: HTMLImageElement,
  { x, y, width, height }: ImageCropRect,
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
  return new File([blob], 'picture', { type: blob.type });
}
