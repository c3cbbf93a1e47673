import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getBrandClass, type Brand } from '@quintet/brand/brand';
import { BRANDS } from '@quintet/brand/list';
import { findCountry } from '@quintet/domain/auth/countries';
import { LANGUAGE_TAGS, LOCALES } from '@quintet/i18n/locales';
import { getOtherBrands } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** Brand settings (spec §1, design §3) on each brand build and on the universal build. */

const TOKENS = join(import.meta.dirname, '../../../../packages/tokens/src/generated');
const ASSETS = join(import.meta.dirname, '../../../../brands');

test('brand: shows only its own name, colours and language', async ({ page, site }) => {
  const { brand } = site;
  const { languages } = brand;
  const foreign = LOCALES.find((locale) => locale !== languages[0])!;
  const isOffered = languages.includes(foreign);
  const spoken = isOffered ? foreign : languages[0];
  const t = createTranslator(site);
  const button = (id: string) => page.getByRole('button', { name: t(id) });
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (/\.js$|brand\/config$/.test(response.url())) loaded.push(response.url());
  });
  await page.goto('/login', { waitUntil: 'networkidle' });

  await test.step('title, colour class and icon', async () => {
    await expect(page).toHaveTitle(new RegExp(brand.title));
    await expect(page.locator('html')).toContainClass(getBrandClass(brand));
    for (const other of getOtherBrands(site))
      await expect(page.locator('html')).not.toContainClass(getBrandClass(other));
    const icon = await page.locator('link[rel=icon]').evaluate((link: HTMLLinkElement) => link.href);
    const swiped = await page.evaluate(async (href) => (await fetch(href)).text(), icon);
    expect(swiped.trim()).toBe(readFileSync(join(ASSETS, brand.slug, 'assets/icon.svg'), 'utf8').trim());
  });

  await test.step('Google only where the brand offers it', async () => {
    await expect(button('auth.select.email')).toBeVisible();
    await expect(button('auth.select.google')).toHaveCount(brand.google?.enabled ? 1 : 0);
  });

  await test.step('its captcha id', async () => {
    // Fetched again: the browser drops the bodies of cancelled preloads.
    const scripts = await page.evaluate(
      (urls) => Promise.all(urls.map(async (url) => (await fetch(url)).text())),
      loaded,
    );
    const known = scripts.join('\n') + (await page.content());
    const hasCaptcha = ({ captchaId }: Brand) => captchaId !== undefined && known.includes(captchaId);
    // The universal build contains two fallback brands.
    const own = site.isUniversal ? [BRANDS[0], BRANDS.at(-1)!] : [brand];
    expect(BRANDS.filter(hasCaptcha)).toEqual(own.filter(({ captchaId }) => captchaId !== undefined));
  });

  await test.step('its language, one that is forced for good; light and dark colours of its own', async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[languages[0]]);
    await expect(button(`shell.language.${foreign}`)).toHaveCount(isOffered ? 1 : 0);
    const css = readFileSync(join(TOKENS, `${brand.slug}.css`), 'utf8');
    const background = () =>
      page.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--color-background'));
    const seen = new Set<string>();
    for (const theme of ['light', 'dark']) {
      await page.evaluate(
        ([locale, chosen]) => {
          localStorage.setItem('quintet.locale', locale);
          localStorage.setItem('quintet.theme', chosen);
        },
        [foreign, theme] as const,
      );
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect.poll(background).not.toBe('');
      expect(css).toContain(await background());
      seen.add(await background());
    }
    expect(seen.size).toBe(2);
    await expect(page.getByRole('button', { name: createTranslator(site, spoken)('auth.select.phone') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[spoken]);
  });

  await test.step('its country', async () => {
    await page.goto('/login/phone');
    const country = page.getByRole('button', { name: createTranslator(site, spoken)('auth.login.country') });
    await expect(country).toHaveText(`+${findCountry(brand.country)!.dialCode}`);
  });
});

test('brand: terms and privacy links open', async ({ page, site }) => {
  const t = createTranslator(site);
  for (const [name, url] of [
    [t('shell.legal.terms'), site.brand.termsUrl],
    [t('shell.legal.privacy'), site.brand.privacyUrl],
  ] as const) {
    await page.goto('/login');
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name }).click();
    const legal = await opened;
    // The link keeps language and theme.
    await expect(legal).toHaveURL(new RegExp(`${url}#${LANGUAGE_TAGS[site.brand.languages[0]]}-light$`));
    await expect(legal.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(legal).toHaveTitle(new RegExp(site.brand.title));
    await expect(legal.locator('html')).toContainClass(getBrandClass(site.brand));
    await legal.close();
  }
});
