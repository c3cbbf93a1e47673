import { getRotatedSize, type CropSettings } from '@quintet/domain/social/crop';
import type { CropArea } from '@quintet/ui/CropStage';
import { encodeImage } from '../../../shared/files/encode-image.ts';
import type { DraftFile, DraftImage } from './draft.ts';

/** The original image, which can be cropped again. */
export const getOriginal = ({ cropped, bytes, extension, width, height }: DraftFile): DraftImage =>
  cropped?.whole ?? { bytes, extension, width, height };

/** Cropping needs a decodable image without animation. */
export const canCrop = ({ kind, extension, width }: DraftFile): boolean =>
  kind === 'image' && extension !== 'gif' && width !== null;

/** Crops an image; `pixels` are in the rotated image. */
export async function cropFile(file: DraftFile, cut: CropSettings, pixels: CropArea): Promise<DraftFile> {
  const whole = getOriginal(file);
  const bitmap = await createImageBitmap(whole.bytes);
  const { width, height } = getRotatedSize(bitmap, cut.turns);
  try {
    const part = await encodeImage(pixels, whole.extension, (context) => {
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
export function uncropFile({ cropped, ...file }: DraftFile): DraftFile {
  return { ...file, ...cropped?.whole };
}

/** Removes the original before publishing. */
export function removeOriginal({ cropped: _, ...file }: DraftFile): DraftFile {
  return file;
}
