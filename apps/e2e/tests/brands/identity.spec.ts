import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRANDS } from '@quintet/brand/list';
import { LANGUAGE_TAGS, LOCALES } from '@quintet/i18n/locales';
import { othersOf } from '../../src/site.ts';
import { expect, test } from '../../src/test.ts';
import { wordsOf } from '../../src/words.ts';

/** What a brand sets (spec §1, design §3), on each of its builds and on the universal one. */

const TOKENS = join(import.meta.dirname, '../../../../packages/tokens/src/generated');
const ASSETS = join(import.meta.dirname, '../../../../brands');

test('wears its title, colour class and icon', async ({ page, site }) => {
  await page.goto('/login');
  const { brand } = site;
  await expect(page).toHaveTitle(new RegExp(brand.title));
  await expect(page.locator('html')).toContainClass(brand.colorClass);
  for (const other of othersOf(site)) await expect(page.locator('html')).not.toContainClass(other.colorClass);

  const icon = await page.locator('link[rel=icon]').evaluate((link: HTMLLinkElement) => link.href);
  const drawn = await page.evaluate(async (href) => (await fetch(href)).text(), icon);
  expect(drawn.trim()).toBe(readFileSync(join(ASSETS, brand.slug, 'assets/icon.svg'), 'utf8').trim());
});

test('has its own colours, light and dark', async ({ page, site }) => {
  const css = readFileSync(join(TOKENS, `${site.brand.slug}.css`), 'utf8');
  const seen = new Set<string>();
  for (const theme of ['light', 'dark']) {
    await page.addInitScript((chosen) => localStorage.setItem('quintet.theme', chosen), theme);
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const accent = () =>
      page.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--color-background'));
    await expect.poll(accent).not.toBe('');
    expect(css).toContain(await accent());
    seen.add(await accent());
  }
  expect(seen.size).toBe(2);
});

test('speaks its language; one that is forced cannot be changed', async ({ page, site }) => {
  const { languages } = site.brand;
  const say = wordsOf(site);
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[languages[0]]);
  await expect(page.getByRole('button', { name: say('auth.select.phone') })).toBeVisible();

  const foreign = LOCALES.find((locale) => locale !== languages[0])!;
  const isOffered = languages.includes(foreign);
  const chooser = page.getByRole('button', { name: say(`shell.language.${foreign}`) });
  await expect(chooser).toHaveCount(isOffered ? 1 : 0);

  await page.evaluate((locale) => localStorage.setItem('quintet.locale', locale), foreign);
  await page.reload();
  const spoken = isOffered ? foreign : languages[0];
  await expect(page.getByRole('button', { name: wordsOf(site, spoken)('auth.select.phone') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[spoken]);
});

test('links to its terms and privacy policy, and both open', async ({ page, site }) => {
  const say = wordsOf(site);
  for (const [name, url] of [
    [say('shell.legal.terms'), site.brand.termsUrl],
    [say('shell.legal.privacy'), site.brand.privacyUrl],
  ] as const) {
    await page.goto('/login');
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name }).click();
    const legal = await opened;
    await expect(legal).toHaveURL(new RegExp(`${url}$`));
    await expect(legal.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(legal).toHaveTitle(new RegExp(site.brand.title));
    await expect(legal.locator('html')).toContainClass(site.brand.colorClass);
    await legal.close();
  }
});

test('starts at its country', async ({ page, site }) => {
  await page.goto('/login/phone');
  const dialCode = { CN: '+86', IN: '+91' }[site.brand.country];
  const country = page.getByRole('button', { name: wordsOf(site)('auth.login.country') });
  await expect(country).toHaveText(dialCode!);
});

test('offers Google only where the brand does', async ({ page, site }) => {
  const say = wordsOf(site);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: say('auth.select.email') })).toBeVisible();
  const google = page.getByRole('button', { name: say('auth.select.google') });
  await expect(google).toHaveCount(site.brand.google?.enabled ? 1 : 0);
});

test('has its captcha id, and nobody else’s', async ({ page, site }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.js$|brand\/config$/.test(response.url())) scripts.push(response.text());
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  const known = (await Promise.all(scripts)).join('\n') + (await page.content());
  const ids = BRANDS.filter(({ captchaId }) => known.includes(captchaId)).map(({ id }) => id);
  // The universal build carries the two brands that it falls back on.
  const carried = site.isUniversal ? [BRANDS[0].id, BRANDS.at(-1)!.id] : [site.brand.id];
  expect(ids).toEqual(carried);
});
