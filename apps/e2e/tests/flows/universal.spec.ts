import { BRANDS } from '@quintet/brand/list';
import { accountAt } from '../../src/accounts.ts';
import { SITES, type Site } from '../../src/site.ts';
import { expect, test } from '../../src/test.ts';
import { wordsOf } from '../../src/translator.ts';

/** The universal build at a host of no brand (spec §1, design §3). */

const universal = SITES.find(({ isUniversal }) => isUniversal)!;
const last: Site = { ...universal, brand: BRANDS.at(-1)! };

test.use({ site: universal });

test('without the brand’s configuration shows the last brand, and signs in at that one', async ({ page }) => {
  const say = wordsOf(last);
  const account = accountAt(0);
  await page.route('/brand/config', (route) => route.abort());
  await page.goto('/login/email');
  await expect(page.locator('html')).toContainClass(last.brand.colorClass);

  await page.getByRole('textbox', { name: say('auth.login.email') }).fill(account.email);
  await page.getByLabel(say('auth.login.password'), { exact: true }).fill(account.password);
  await page.getByRole('button', { name: say('auth.login.submit'), exact: true }).click();
  await expect(page.getByRole('navigation')).toBeVisible();
  const brand = await page.evaluate(() => {
    const payload = localStorage.getItem('quintet.token')!.split('.')[1]!;
    return (JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { brand: string }).brand;
  });
  expect(brand).toBe(last.brand.id);
});
