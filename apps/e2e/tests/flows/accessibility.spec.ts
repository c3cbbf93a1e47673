import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Locale } from '@quintet/i18n/locales';
import type { DeviceName } from '../../src/devices.ts';
import { SCREENS } from '../../src/screens.ts';
import { SITES, type Site } from '../../src/site.ts';
import { expect, test } from '../../src/test.ts';
import { ScreenTour } from '../../src/screen-tour.ts';
import { translator } from '../../src/translator.ts';

interface Look {
  site: Site;
  device: DeviceName;
  locale: Locale;
}

const PHONE: Look = { site: SITES[0]!, device: 'phone', locale: 'zh_cn' };
/** The brand with the most ways to sign in. */
const DESKTOP: Look = { site: SITES.find(({ brand }) => brand.google?.enabled)!, device: 'desktop', locale: 'en' };
/** Stories check each screen in all languages, themes and widths; here each slice is checked once with real data. */
const LOOKS: Record<string, Look> = { auth: DESKTOP, site: DESKTOP };

const SLICES = Map.groupBy(SCREENS, ({ name }) => name.split('-')[0]!);

/** Colours between two states do not count. */
const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });

/** Checks the page, or only the modal dialog above it: nobody reaches the rest. */
async function findViolations(page: Page): Promise<string[]> {
  // No page contains iframes, so the faster legacy mode suffices.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const hasModal = (await page.locator('dialog:modal').count()) > 0;
  const { violations } = await (hasModal ? axe.include('dialog:modal') : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Runs axe on every screen. The tokens' tests check the contrast of each brand, light and dark. */
for (const [slice, screens] of SLICES) {
  const { site, device, locale } = LOOKS[slice] ?? PHONE;
  test(`accessibility of ${slice}: passes axe: ${site.slug}, ${device}, ${locale}`, async ({ openBrowser }) => {
    test.setTimeout(screens.length * 20_000);
    const walk = new ScreenTour(() => openBrowser({ site, device, locale }), translator(site, locale));
    for (const screen of screens) {
      await test.step(screen.name, () =>
        walk.show(screen, async (page) => {
          // The date chip is fading out.
          await expect(page.locator('[data-moving]')).toHaveCount(0);
          await finishAnimations(page);
          expect.soft(await findViolations(page), screen.name).toEqual([]);
        }),
      );
    }
  });
}
