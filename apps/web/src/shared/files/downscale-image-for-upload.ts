import { encodePaintedImage, type EncodedImage } from './encode-painted-image.ts';

/** The longer side of a sent image: sharp on any phone, a tenth of a camera's file size. */
const MAX_IMAGE_SIDE_PX = 2560;

/** `width` and `height` are null when this browser cannot decode the image. */
export type DownscaledImage = Omit<EncodedImage, 'width' | 'height'> & {
  readonly width: number | null;
  readonly height: number | null;
};

/**
 * Scales an image down for sending, applies its orientation and drops its EXIF data. Animations stay unchanged, and so do images that
 * this browser cannot decode: the server strips those.
 */
export async function downscaleImageForUpload(file: Blob, extension: string): Promise<DownscaledImage> {
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
  const resized = encodePaintedImage(size, extension, (context) =>
    context.drawImage(bitmap, 0, 0, size.width, size.height),
  );
  return resized.finally(() => bitmap.close());
}
