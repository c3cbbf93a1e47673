import { encodeQR } from 'qr';
import { startDownload } from '../../shared/files/start-download.ts';

/** Pixels of a module, and modules of the quiet zone that the standard requires. */
const SCALE = 16;
const QUIET_ZONE = 4;

/** Saves a QR code, black on white, as a PNG file. @throws Error when the browser draws no canvas */
export async function downloadQrCodePng(text: string, filename: string): Promise<void> {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = rows.length * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x * SCALE, y * SCALE, SCALE, SCALE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('no picture');
  const url = URL.createObjectURL(blob);
  startDownload(url, filename);
  // The download has to begin first.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
