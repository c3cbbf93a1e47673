import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';

/** A file in the format of Playwright's file picker. */
export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Draws an image in the page. */
export async function createTestImage(page: Page, name: string, width: number, height: number): Promise<TestFile> {
  const data = await page.evaluate(
    async ([w, h]) => {
      const canvas = document.createElement('canvas');
      canvas.width = w;
      canvas.height = h;
      const canvasContext = canvas.getContext('2d')!;
      canvasContext.fillStyle = `hsl(${(w * 7 + h) % 360} 60% 70%)`;
      canvasContext.fillRect(0, 0, w, h);
      canvasContext.fillStyle = 'hsl(200 40% 30%)';
      for (let x = 0; x < w; x += 20) canvasContext.fillRect(x, h / 2 + Math.sin(x / 90) * (h / 5), 20, h);
      return canvas.toDataURL('image/jpeg', 0.9);
    },
    [width, height] as const,
  );
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(data.split(',')[1]!, 'base64') };
}

/** Records one second of a moving square in the page. */
export async function recordTestVideoFile(page: Page, name: string): Promise<TestFile> {
  const data = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 320;
    canvas.height = 180;
    const canvasContext = canvas.getContext('2d')!;
    const pieces: Blob[] = [];
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
    recorder.ondataavailable = (event) => pieces.push(event.data);
    recorder.start();
    for (let frame = 0; frame < 20; frame += 1) {
      canvasContext.fillStyle = 'hsl(30 70% 60%)';
      canvasContext.fillRect(0, 0, 320, 180);
      canvasContext.fillStyle = 'hsl(250 60% 40%)';
      canvasContext.fillRect(frame * 12, 60, 60, 60);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    recorder.stop();
    await new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
    const recipient = new FileReader();
    recipient.readAsDataURL(new Blob(pieces));
    await new Promise((resolve) => recipient.addEventListener('load', resolve, { once: true }));
    return recipient.result as string;
  });
  return { name, mimeType: 'video/webm', buffer: Buffer.from(data.split(',')[1]!, 'base64') };
}

export const createTestPdf = (name: string, size = 2000): TestFile => {
  const header = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(header.padEnd(size, ' ')) };
};

export const createTestTextFile = (name: string, size: number): TestFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from('All that happened on the way, line by line.\n'.repeat(Math.ceil(size / 44)).slice(0, size)),
});
