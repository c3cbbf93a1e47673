import { measureWhiteTextContrasts } from '../../src/white-text-contrast.ts';
import { recordTestVideoBytes } from '../../src/record-test-video.ts';
import { mockFeed } from '../../src/mock-feed.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** WCAG 2.2: 1.4.3 (text) and 1.4.11 (icons). */
const MIN_CONTRAST = { text: 4.5, icon: 3 };

const t = createTranslator(TEST_SITES[0]!);
const SIZES = { upright: [90, 160], square: [120, 120], landscape: [160, 90] } as const;
const WINDOWS = { phone: { width: 390, height: 844 }, 'turned phone': { width: 844, height: 390 } };

test('white videos of all shapes: their text and controls can be read on a phone @slow', async ({ page }) => {
  // With reduced motion no video plays by itself.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/terms');
  const files = await Promise.all(
    Object.values(SIZES).map(([width, height]) => recordTestVideoBytes(page, { width, height, color: 'white' })),
  );
  await mockFeed(page, {
    count: 3,
    videos: Object.values(SIZES).map((size, index) => ({ file: files[index]!, size })),
  });
  await page.goto('/home/recommend?video=p1');
  const videos = page.getByRole('dialog', { name: t('social.video.label'), exact: true });
  const shown = videos.locator('section:not([inert])');
  for (const [index, [shape, [width, height]]] of Object.entries(SIZES).entries()) {
    if (index > 0) {
      await page.setViewportSize(WINDOWS.phone);
      await page.keyboard.press('ArrowDown');
    }
    await expect(page).toHaveURL(new RegExp(`video=p${index + 1}$`));
    const readPlayingSize = () =>
      videos
        .locator('[data-active] video')
        .evaluate((video: HTMLVideoElement) => video.currentTime > 0 && [video.videoWidth, video.videoHeight]);
    await expect.poll(readPlayingSize, shape).toEqual([width, height]);
    for (const [name, size] of Object.entries(WINDOWS)) {
      await page.setViewportSize(size);
      const text = await measureWhiteTextContrasts(page, shown.locator('a, button'));
      expect(text.length, `${shape}, ${name}`).toBeGreaterThan(5);
      expect(Math.min(...text), `${shape}, ${name}`).toBeGreaterThanOrEqual(MIN_CONTRAST.text);
      const icons = await measureWhiteTextContrasts(page, videos.locator(':scope > :not([data-autofocus]) svg'));
      expect(icons.length, `${shape}, ${name}`).toBeGreaterThan(2);
      expect(Math.min(...icons), `${shape}, ${name}`).toBeGreaterThanOrEqual(MIN_CONTRAST.icon);
    }
  }
});
