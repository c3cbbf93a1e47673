const IMAGE_QUALITY = 0.85;

export interface EncodedImage {
  readonly bytes: Blob;
  readonly extension: string;
  readonly width: number;
  readonly height: number;
}

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** JPEG has no transparency: only types without an alpha channel are encoded as JPEG. */
const mimeTypeFor = (extension: string): string =>
  extension === 'jpg' || extension === 'jpeg' || extension === 'heic' ? 'image/jpeg' : 'image/webp';

/** Encodes an image of this size, painted by `paint`, in the type closest to `extension`. */
export async function encodePaintedImage(
  { width, height }: { width: number; height: number },
  extension: string,
  paint: (context: OffscreenCanvasRenderingContext2D) => void,
): Promise<EncodedImage> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  paint(context);
  // A browser that cannot encode the requested type falls back to PNG.
  const bytes = await canvas.convertToBlob({ type: mimeTypeFor(extension), quality: IMAGE_QUALITY });
  return { bytes, extension: EXTENSIONS[bytes.type] ?? 'png', width, height };
}
