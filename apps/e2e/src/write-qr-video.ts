import { writeFileSync } from 'node:fs';
import { encodeQR } from 'qr';

const [WIDTH, HEIGHT] = [640, 480];
const [DARK, LIGHT, GREY] = [16, 235, 128];

/** Writes a video of a QR code on white in the format of Chromium's fake camera (YUV4MPEG2). */
export function writeQrVideo(text: string, file: string): void {
  const rows = encodeQR(text, 'raw', { border: 4 });
  const scale = Math.floor(HEIGHT / rows.length);
  const left = Math.floor((WIDTH - scale * rows.length) / 2);
  const luma = Buffer.alloc(WIDTH * HEIGHT, LIGHT);
  for (let y = 0; y < scale * rows.length; y++) {
    for (let x = 0; x < scale * rows.length; x++) {
      if (rows[Math.floor(y / scale)]![Math.floor(x / scale)]) luma[y * WIDTH + left + x] = DARK;
    }
  }
  const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, GREY);
  const header = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420mpeg2\n`;
  writeFileSync(file, Buffer.concat([Buffer.from(`${header}FRAME\n`), luma, chroma]));
}
