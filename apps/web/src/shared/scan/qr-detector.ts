/** The parts of the browser's barcode detector that are used here (Shape Detection API). */
interface Detector {
  detect: (source: HTMLVideoElement | ImageBitmap) => Promise<readonly { rawValue: string }[]>;
}

type DetectorClass = {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
};

/** The browser's detector, else the one of a library, which loads then. */
export async function createQrDetector(): Promise<Detector> {
  const NativeDetector = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = await NativeDetector?.getSupportedFormats().catch((): string[] => []);
  if (NativeDetector && formats?.includes('qr_code')) return new NativeDetector({ formats: ['qr_code'] });
  const { BarcodeDetector } = await import('qr/decode.js');
  return new BarcodeDetector({ formats: ['qr_code'] });
}

/** Reads the QR code of a picture; null without one, or when the file is no picture. */
export async function readQrCodeFromImage(file: File): Promise<string | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const detector = await createQrDetector();
  const [found] = await detector.detect(bitmap).catch(() => []);
  bitmap.close();
  return found?.rawValue ?? null;
}
