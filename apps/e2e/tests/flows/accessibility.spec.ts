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

/** Sets the theme and finishes animations, whose colours between two states do not count. */
const put = (page: Page, theme: string) =>
  page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen;
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }, theme);

async function faultsOf(page: Page, ...rules: string[]): Promise<string[]> {
  // No page contains iframes, so the faster legacy mode suffices.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Runs axe on every screen. The tokens' tests check each brand's contrast. */
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
          await put(page, 'light');
          expect.soft(await faultsOf(page), `${screen.name}, light`).toEqual([]);
          await put(page, 'dark');
          expect.soft(await faultsOf(page, 'color-contrast'), `${screen.name}, dark`).toEqual([]);
        }),
      );
    }
  });
}
