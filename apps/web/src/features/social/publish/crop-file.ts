import { turnedSize, type Cut } from '@quintet/domain/social/cut';
import type { Area } from '@quintet/ui/CropStage';
import { encodeImage } from '../../../shared/files/encode-image.ts';
import type { DraftFile, DraftImage } from './storage.ts';

/** The picture as it came; a cut of it can be made anew. */
export const getOriginal = ({ cropped, bytes, extension, width, height }: DraftFile): DraftImage =>
  cropped?.whole ?? { bytes, extension, width, height };

/** What moves would stand still, and what this browser cannot read it cannot draw. */
export const canCrop = ({ kind, extension, width }: DraftFile): boolean =>
  kind === 'image' && extension !== 'gif' && width !== null;

/** The part that is left of it; `pixels` of the picture as it lies turned. */
export async function cropFile(file: DraftFile, cut: Cut, pixels: Area): Promise<DraftFile> {
  const whole = getOriginal(file);
  const bitmap = await createImageBitmap(whole.bytes);
  const { width, height } = turnedSize(bitmap, cut.turns);
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

/** As it came. */
export function uncropFile({ cropped, ...file }: DraftFile): DraftFile {
  return { ...file, ...cropped?.whole };
}

/** As it goes: without what it was before. */
export function withoutOriginal({ cropped: _, ...file }: DraftFile): DraftFile {
  return file;
}
