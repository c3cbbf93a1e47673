const QUALITY = 0.85;

export interface Drawn {
  readonly bytes: Blob;
  readonly extension: string;
  readonly width: number;
  readonly height: number;
}

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** Only a photograph has nothing to see through; what may have keeps a form that can. */
const formOf = (extension: string): string =>
  extension === 'jpg' || extension === 'jpeg' || extension === 'heic' ? 'image/jpeg' : 'image/webp';

/** A picture of this size in pixels, as `paint` paints it, for what came as `extension`. */
export async function drawPicture(
  { width, height }: { width: number; height: number },
  extension: string,
  paint: (context: OffscreenCanvasRenderingContext2D) => void,
): Promise<Drawn> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  paint(context);
  // A browser that cannot write the form asked for writes PNG.
  const bytes = await canvas.convertToBlob({ type: formOf(extension), quality: QUALITY });
  return { bytes, extension: EXTENSIONS[bytes.type] ?? 'png', width, height };
}
