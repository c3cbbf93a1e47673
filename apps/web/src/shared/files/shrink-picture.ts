/** The longer side of a picture that is sent, pixels: sharp on any phone, a tenth of what a camera makes. */
const LONGEST = 2560;
const QUALITY = 0.85;

export interface Shrunk {
  readonly bytes: Blob;
  readonly extension: string;
  readonly width: number | null;
  readonly height: number | null;
}

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** Only a photograph has nothing to see through; what may have keeps a form that can. */
const formOf = (extension: string): string =>
  extension === 'jpg' || extension === 'jpeg' || extension === 'heic' ? 'image/jpeg' : 'image/webp';

/**
 * A picture as it is sent: no larger than it is looked at, the right way up, and without what the camera wrote into it
 * (where, when, with what). One that moves stays as it is; so does one that this browser cannot read, which the server
 * takes apart.
 */
export async function shrinkPicture(file: Blob, extension: string): Promise<Shrunk> {
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
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  bitmap.close();
  // A browser that cannot write the form asked for writes PNG.
  const bytes = await canvas.convertToBlob({ type: formOf(extension), quality: QUALITY });
  return { bytes, extension: EXTENSIONS[bytes.type] ?? 'png', ...size };
}
