import type { Page } from '@playwright/test';

interface TestVideoOptions {
  width?: number;
  height?: number;
  /** Instead of changing colours. */
  color?: string;
}

/** Records one second of canvas video in any page. */
export async function recordTestVideoBytes(page: Page, options: TestVideoOptions = {}): Promise<Buffer> {
  const base64 = await page.evaluate(
    ({ width = 90, height = 160, color }) =>
      new Promise<string>((resolve) => {
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const pen = canvas.getContext('2d')!;
        let step = 0;
        const draw = () => {
          step += 1;
          pen.fillStyle = color ?? `hsl(${step * 9} 40% 50%)`;
          pen.fillRect(0, 0, width, height);
        };
        draw();
        const recorder = new MediaRecorder(canvas.captureStream(25));
        const parts: Blob[] = [];
        const timer = setInterval(draw, 40);
        recorder.ondataavailable = ({ data }) => parts.push(data);
        recorder.onstop = () => {
          const recipient = new FileReader();
          recipient.onload = () => resolve(String(recipient.result).split(',')[1]!);
          recipient.readAsDataURL(new Blob(parts));
        };
        recorder.start();
        setTimeout(() => {
          clearInterval(timer);
          recorder.stop();
        }, 1000);
      }),
    options,
  );
  return Buffer.from(base64, 'base64');
}
