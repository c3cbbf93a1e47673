import { getRotatedSize, type CropSettings } from '@quintet/domain/social/crop';
import type { ImageCropRect } from '@quintet/ui/CropStage';
import { encodePaintedImage } from '../../../shared/files/encode-painted-image.ts';
import type { PostDraftFile, PostDraftImage } from './draft-types.ts';

/** The original image, which can be cropped again. */
export const getUncroppedImage = ({ cropped, bytes, extension, width, height }: PostDraftFile): PostDraftImage =>
  cropped?.whole ?? { bytes, extension, width, height };

/** Cropping needs a decodable image without animation. */
export const canCropFile = ({ kind, extension, width }: PostDraftFile): boolean =>
  kind === 'image' && extension !== 'gif' && width !== null;

/** Crops an image; `pixels` are in the rotated image. */
export async function cropDraftFile(
  file: PostDraftFile,
  cut: CropSettings,
  pixels: ImageCropRect,
): Promise<PostDraftFile> {
  const whole = getUncroppedImage(file);
  const bitmap = await createImageBitmap(whole.bytes);
  const { width, height } = getRotatedSize(bitmap, cut.turns);
  try {
    const part = await encodePaintedImage(pixels, whole.extension, (context) => {
      context.translate(width / 2 - pixels.x, height / 2 - pixels.y);
      context.rotate((cut.turns * Math.PI) / 2);
      context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
    });
    return { ...file, ...part, cropped: { cut, whole } };
  } finally {
    bitmap.close();
  }
}

/** Restores the original image. */
export function uncropDraftFile({ cropped, ...file }: PostDraftFile): PostDraftFile {
  return { ...file, ...cropped?.whole };
}

/** Removes the original before publishing. */
export function removeUncroppedImage({ cropped: _, ...file }: PostDraftFile): PostDraftFile {
  return file;
}
