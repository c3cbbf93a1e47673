import { SITES } from '../../src/site.ts';
import { expect, test } from '../../src/test.ts';
import { wordsOf } from '../../src/words.ts';

/** What index.html holds drawn of a guest's first screen (design §4). */

const site = SITES[0]!;
const say = wordsOf(site);
const other = site.brand.languages[1]!;

test('the first screen stands before any script, which takes it over with what was pressed on it', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: say('auth.select.phone') })).toBeVisible();
  await expect(page).toHaveURL(/\/home\/recommend$/);

  const drawn = await page.getByRole('main').elementHandle();
  await page.getByRole('button', { name: say(`shell.language.${other}`) }).click();
  scripts.resolve();
  const button = page.getByRole('button', { name: wordsOf(site, other)('auth.select.phone') });
  await expect(button).toBeVisible();
  expect(await drawn?.evaluate((main) => main.isConnected)).toBe(true);

  await button.click();
  await expect(page).toHaveURL(/\/login\/phone$/);
});
