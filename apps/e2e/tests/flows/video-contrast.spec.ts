import { measureWhiteTextContrast } from '../../src/white-text-contrast.ts';
import { createTestVideo } from '../../src/create-test-video.ts';
import { mockFeed } from '../../src/mock-feed.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** WCAG 2.2: 1.4.3 (text) and 1.4.11 (icons). */
const MIN_CONTRAST = { text: 4.5, icon: 3 };

const t = createTranslator(TEST_SITES[0]!);
const SIZES = { upright: [90, 160], square: [120, 120], landscape: [160, 90] } as const;
const WINDOWS = { phone: { width: 390, height: 844 }, 'turned phone': { width: 844, height: 390 } };

for (const [shape, videoSize] of Object.entries(SIZES))
  test(`white video, ${shape}: its text and controls can be read on a phone`, async ({ page }) => {
    // With reduced motion no video plays by itself.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/terms');
    const [width, height] = videoSize;
    const video = await createTestVideo(page, { width, height, color: 'white' });
    await mockFeed(page, { count: 3, video, videoSize });
    await page.goto('/home/recommend?video=p1');
    const videos = page.getByRole('dialog', { name: t('social.video.label'), exact: true });
    await expect
      .poll(() =>
        videos.locator('video').evaluateAll((all) => all.some((one) => (one as HTMLVideoElement).currentTime > 0)),
      )
      .toBe(true);
    for (const [name, size] of Object.entries(WINDOWS)) {
      await page.setViewportSize(size);
      const text = await measureWhiteTextContrast(page, videos.locator('section:not([inert])').locator('a, button'));
      expect(text.length, name).toBeGreaterThan(5);
      expect(Math.min(...text), name).toBeGreaterThanOrEqual(MIN_CONTRAST.text);
      const icons = await measureWhiteTextContrast(page, videos.locator(':scope > :not([data-autofocus]) svg'));
      expect(icons.length, name).toBeGreaterThan(2);
      expect(Math.min(...icons), name).toBeGreaterThanOrEqual(MIN_CONTRAST.icon);
    }
  });
