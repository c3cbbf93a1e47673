import { encodeImage, type EncodedImage } from './encode-image.ts';

/** The longer side of a picture that is sent, pixels: sharp on any phone, a tenth of what a camera makes. */
const MAX_IMAGE_SIDE_PX = 2560;

/** `width` and `height` are null for what this browser cannot read. */
export type ResizedImage = Omit<EncodedImage, 'width' | 'height'> & {
  readonly width: number | null;
  readonly height: number | null;
};

/**
 * A picture as it is sent: no larger than it is looked at, the right way up, and without what the camera wrote into it
 * (where, when, with what). One that moves stays as it is; so does one that this browser cannot read, which the server
 * takes apart.
 */
export async function resizeImage(file: Blob, extension: string): Promise<ResizedImage> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) {
    if (extension !== 'heic') throw new Error('not a picture');
    return { bytes: file, extension, width: null, height: null };
  }
  const { width, height } = bitmap;
  if (extension === 'gif') {
    bitmap.close();
    return { bytes: file, extension, width, height };
  }
  const scale = Math.min(1, MAX_IMAGE_SIDE_PX / Math.max(width, height));
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const resized = encodeImage(size, extension, (context) => context.drawImage(bitmap, 0, 0, size.width, size.height));
  return resized.finally(() => bitmap.close());
}
