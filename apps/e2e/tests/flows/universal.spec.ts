import { getColorClass } from '@quintet/brand/brand';
import { BRANDS } from '@quintet/brand/list';
import { demoAccount } from '../../src/accounts.ts';
import { submitLogin } from '../../src/login-form.ts';
import { SITES, type Site } from '../../src/site.ts';
import { expect, test } from '../../src/test.ts';
import { translator } from '../../src/translator.ts';

/** The universal build at a host without a brand (spec §1, design §3). */

const universal = SITES.find(({ isUniversal }) => isUniversal)!;
const last: Site = { ...universal, brand: BRANDS.at(-1)! };

test.use({ site: universal });

test('universal build without a configuration: shows the last brand and signs in there', async ({ page }) => {
  const t = translator(last);
  const account = demoAccount(0);
  await page.route('/brand/config', (route) => route.abort());
  await page.goto('/login/email');
  await expect(page.locator('html')).toContainClass(getColorClass(last.brand));

  await submitLogin(page, t, account);
  await expect(page.getByRole('navigation')).toBeVisible();
  const brand = await page.evaluate(() => {
    const payload = localStorage.getItem('quintet.token')!.split('.')[1]!;
    return (JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { brand: string }).brand;
  });
  expect(brand).toBe(last.brand.id);
});
