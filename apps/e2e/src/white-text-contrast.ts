import type { Locator, Page } from '@playwright/test';

/** The lowest contrast (WCAG 2.2) of white with what is behind each element, in a screenshot without the elements. */
export async function measureWhiteTextContrasts(page: Page, elements: Locator): Promise<number[]> {
  const boxes = await elements.evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      (element as HTMLElement).style.visibility = 'hidden';
      return { x, y, width, height };
    }),
  );
  const picture = (await page.screenshot({ scale: 'css' })).toString('base64');
  await elements.evaluateAll((all) => {
    for (const element of all) (element as HTMLElement).style.visibility = '';
  });
  return page.evaluate(
    async ([data, areas]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      const pen = canvas.getContext('2d')!;
      pen.drawImage(image, 0, 0);
      const toLinear = (value: number): number =>
        value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const shown = areas.filter(({ width, height }) => width > 0 && height > 0);
      return shown.map(({ x, y, width, height }) => {
        const { data: pixels } = pen.getImageData(x, y, width, height);
        let brightest = 0;
        for (let at = 0; at < pixels.length; at += 4) {
          const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!].map(toLinear);
          brightest = Math.max(brightest, 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!);
        }
        return 1.05 / (brightest + 0.05);
      });
    },
    [picture, boxes] as const,
  );
}
