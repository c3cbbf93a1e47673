import type { Page } from '@playwright/test';
import { SITES } from '../../src/site.ts';
import { expect, test } from '../../src/test.ts';
import { wordsOf } from '../../src/translator.ts';

/** What index.html holds drawn of a guest's first screen (design §4). */

const site = SITES[0]!;
const say = wordsOf(site);
const other = site.brand.languages[1]!;

/** Holds all scripts back until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return scripts.resolve;
}

test('home stands before any script, with posts on their way, which takes it over with what was pressed on it', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  const posts = page.waitForResponse(/\/guest\/recommend\/public$/);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('tab', { name: say('social.home.recommend') })).toBeVisible();
  await expect(page.getByRole('status', { name: say('social.feed.loading') })).toBeVisible();
  await expect(page).toHaveURL(/\/home\/recommend$/);
  await posts;

  const drawn = await page.getByRole('main').elementHandle();
  await page.getByRole('button', { name: say('shell.guest.log-in') }).click();
  letGo();
  await expect(page.getByRole('dialog')).toContainText(say('shell.guest.prompt'));
  expect(await drawn?.evaluate((main) => main.isConnected)).toBe(true);
  await expect(page.getByRole('status', { name: say('social.feed.loading') })).toHaveCount(0);
});

test('so does the login', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: say('auth.select.phone') })).toBeVisible();

  const drawn = await page.getByRole('main').elementHandle();
  await page.getByRole('button', { name: say(`shell.language.${other}`) }).click();
  letGo();
  const button = page.getByRole('button', { name: wordsOf(site, other)('auth.select.phone') });
  await expect(button).toBeVisible();
  expect(await drawn?.evaluate((main) => main.isConnected)).toBe(true);

  await button.click();
  await expect(page).toHaveURL(/\/login\/phone$/);
});
