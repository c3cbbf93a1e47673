import type { Page } from '@playwright/test';
import { TEST_SITES } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** The prerendered first screen of a guest in index.html (design §4). */

const site = TEST_SITES[0]!;
const t = createTranslator(site);
const other = site.brand.languages[1]!;

/** Blocks all scripts until the test releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return scripts.resolve;
}

test('home: is prerendered, requests posts early, and replays a click made before its scripts load @slow', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  const posts = page.waitForResponse(/\/guest\/recommend\/public$/);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('tab', { name: t('social.home.recommend') })).toBeVisible();
  await expect(page.getByRole('status', { name: t('social.feed.loading') })).toBeVisible();
  await expect(page).toHaveURL(/\/home\/recommend$/);
  await posts;

  const swiped = await page.getByRole('main').elementHandle();
  await page.getByRole('button', { name: t('shell.guest.log-in') }).click();
  letGo();
  await expect(page.getByRole('dialog')).toContainText(t('shell.guest.prompt'));
  expect(await swiped?.evaluate((main) => main.isConnected)).toBe(true);
  await expect(page.getByRole('status', { name: t('social.feed.loading') })).toHaveCount(0);
});

test('login: is prerendered and replays a click made before its scripts load @slow', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: t('auth.select.phone') })).toBeVisible();

  const swiped = await page.getByRole('main').elementHandle();
  await page.getByRole('button', { name: t(`shell.language.${other}`) }).click();
  letGo();
  const button = page.getByRole('button', { name: createTranslator(site, other)('auth.select.phone') });
  await expect(button).toBeVisible();
  expect(await swiped?.evaluate((main) => main.isConnected)).toBe(true);

  await button.click();
  await expect(page).toHaveURL(/\/login\/phone$/);
});
