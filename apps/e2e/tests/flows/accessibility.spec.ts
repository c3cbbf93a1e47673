import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Locale } from '@quintet/i18n/locales';
import type { DeviceName } from '../../src/devices.ts';
import { SCREENS } from '../../src/screens.ts';
import { SITES, type Site } from '../../src/site.ts';
import { expect, test } from '../../src/test.ts';
import { Walk } from '../../src/screen-tour.ts';
import { wordsOf } from '../../src/translator.ts';

interface Look {
  site: Site;
  device: DeviceName;
  locale: Locale;
}

/** A phone in the first language, and a wide window in the longer one at the brand that offers most. Both light and dark. */
const LOOKS: readonly Look[] = [
  { site: SITES[0]!, device: 'phone', locale: 'zh_cn' },
  { site: SITES.find(({ brand }) => brand.google?.enabled)!, device: 'desktop', locale: 'en' },
];

const SLICES = Map.groupBy(SCREENS, ({ name }) => name.split('-')[0]!);

/** Puts the theme on, and ends what still moves: colours on their way between two are nobody's. */
const put = (page: Page, theme: string) =>
  page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen;
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }, theme);

async function faultsOf(page: Page, ...rules: string[]): Promise<string[]> {
  // No page holds frames of others, so the quicker way that cannot look into them sees all there is.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Every screen under axe. That each brand's colours can be read is for the tokens' own test to say. */
for (const { site, device, locale } of LOOKS) {
  for (const [slice, screens] of SLICES) {
    test(`the screens of ${slice} are accessible: ${site.slug}, ${device}, ${locale}`, async ({ openBrowser }) => {
      test.setTimeout(screens.length * 20_000);
      const walk = new Walk(() => openBrowser({ site, device, locale }), wordsOf(site, locale));
      for (const screen of screens) {
        await test.step(screen.name, () =>
          walk.show(screen, async (page) => {
            // What is there only while one scrolls is on its way out.
            await expect(page.locator('[data-moving]')).toHaveCount(0);
            await put(page, 'light');
            expect.soft(await faultsOf(page), `${screen.name}, light`).toEqual([]);
            await put(page, 'dark');
            expect.soft(await faultsOf(page, 'color-contrast'), `${screen.name}, dark`).toEqual([]);
          }),
        );
      }
    });
  }
}
