import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getBrandClass, type Brand } from '@quintet/brand/brand';
import { BRANDS } from '@quintet/brand/list';
import { findCountry } from '@quintet/domain/auth/countries';
import { LANGUAGE_TAGS, LOCALES } from '@quintet/i18n/locales';
import { openAndCheckFirstScreen } from '../../src/first-screen-checks.ts';
import { getOtherBrands } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';
import { REPRESENTATIVE_TEST_SITES } from './sites.ts';

/** Brand settings (spec §1, design §3) on the login page, which is measured as a first screen as well. */

const TOKENS = join(import.meta.dirname, '../../../../packages/tokens/src/generated');
const ASSETS = join(import.meta.dirname, '../../../../brands');
/** One build with its own brand, and the one that asks for it. */
const SITES_WITH_LEGAL_PAGES = ['gu', 'universal'];

for (const site of REPRESENTATIVE_TEST_SITES) {
  test.describe(() => {
    test.use({ site });

    test(`${site.slug}: the login page shows and downloads only its own name, colours and language`, async ({
      page,
    }) => {
      const { brand } = site;
      const { languages } = brand;
      const foreign = LOCALES.find((locale) => locale !== languages[0])!;
      const isOffered = languages.includes(foreign);
      const spoken = isOffered ? foreign : languages[0];
      const t = createTranslator(site);
      const button = (id: string) => page.getByRole('button', { name: t(id) });
      const html = page.locator('html');
      const css = readFileSync(join(TOKENS, `${brand.slug}.css`), 'utf8');
      const background = () =>
        html.evaluate((element) => getComputedStyle(element).getPropertyValue('--color-background'));
      const downloads = await openAndCheckFirstScreen(page, '/login', site);

      await test.step('title, colour class and icon', async () => {
        await expect(page).toHaveTitle(new RegExp(brand.title));
        await expect(html).toContainClass(getBrandClass(brand));
        for (const other of getOtherBrands(site)) await expect(html).not.toContainClass(getBrandClass(other));
        const icon = await page.locator('link[rel=icon]').evaluate((link: HTMLLinkElement) => link.href);
        const swiped = await page.evaluate(async (href) => (await fetch(href)).text(), icon);
        expect(swiped.trim()).toBe(readFileSync(join(ASSETS, brand.slug, 'assets/icon.svg'), 'utf8').trim());
      });

      await test.step('Google only where the brand offers it', async () => {
        await expect(button('auth.select.email')).toBeVisible();
        await expect(button('auth.select.google')).toHaveCount(brand.google?.enabled ? 1 : 0);
      });

      await test.step('its captcha id', () => {
        const known = downloads.map(({ text }) => text).join('\n');
        const hasCaptcha = ({ captchaId }: Brand) => captchaId !== undefined && known.includes(captchaId);
        // The universal build contains two fallback brands.
        const own = site.isUniversal ? [BRANDS[0], BRANDS.at(-1)!] : [brand];
        expect(BRANDS.filter(hasCaptcha)).toEqual(own.filter(({ captchaId }) => captchaId !== undefined));
      });

      if (SITES_WITH_LEGAL_PAGES.includes(site.slug)) {
        await test.step('its terms and its privacy policy', async () => {
          for (const [name, url] of [
            [t('shell.legal.terms'), brand.termsUrl],
            [t('shell.legal.privacy'), brand.privacyUrl],
          ] as const) {
            const opened = page.context().waitForEvent('page');
            await page.getByRole('link', { name }).click();
            const legal = await opened;
            // The link keeps language and theme.
            await expect(legal).toHaveURL(new RegExp(`${url}#${LANGUAGE_TAGS[languages[0]]}-light$`));
            await expect(legal.getByRole('heading', { level: 1 })).toHaveText(name);
            await expect(legal).toHaveTitle(new RegExp(brand.title));
            await expect(legal.locator('html')).toContainClass(getBrandClass(brand));
            await legal.close();
          }
        });
      }

      await test.step('its language, one that is forced for good; light and dark colours of its own', async () => {
        await expect(html).toHaveAttribute('lang', LANGUAGE_TAGS[languages[0]]);
        await expect(button(`shell.language.${foreign}`)).toHaveCount(isOffered ? 1 : 0);
        await expect(html).toHaveAttribute('data-theme', 'light');
        const light = await background();
        expect(light).not.toBe('');
        expect(css).toContain(light);
        await page.evaluate((locale) => {
          localStorage.setItem('quintet.locale', locale);
          localStorage.setItem('quintet.theme', 'dark');
        }, foreign);
        await page.reload();
        await expect(html).toHaveAttribute('data-theme', 'dark');
        await expect.poll(background).not.toBe('');
        expect(css).toContain(await background());
        expect(await background()).not.toBe(light);
        await expect(html).toHaveAttribute('lang', LANGUAGE_TAGS[spoken]);
      });

      await test.step('its country', async () => {
        const words = createTranslator(site, spoken);
        await page.getByRole('button', { name: words('auth.select.phone') }).click();
        await expect(page).toHaveURL(/\/login\/phone$/);
        const country = page.getByRole('button', { name: words('auth.login.country') });
        await expect(country).toHaveText(`+${findCountry(brand.country)!.dialCode}`);
      });
    });
  });
}
