import { getBrandClass } from '@quintet/brand/brand';
import { BRANDS } from '@quintet/brand/list';
import { getDemoAccount } from '../../src/accounts.ts';
import { submitLoginForm } from '../../src/login-form.ts';
import { TEST_SITES, type TestSite } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** The universal build at a host without a brand (spec §1, design §3). */

const universal = TEST_SITES.find(({ isUniversal }) => isUniversal)!;
const last: TestSite = { ...universal, brand: BRANDS.at(-1)! };

test.use({ site: universal });

test('universal build without a configuration: shows the last brand and signs in there @slow', async ({ page }) => {
  const t = createTranslator(last);
  const account = getDemoAccount(0);
  await page.route('/brand/config', (route) => route.abort());
  await page.goto('/login/email');
  await expect(page.locator('html')).toContainClass(getBrandClass(last.brand));

  await submitLoginForm(page, t, account);
  await expect(page.getByRole('navigation')).toBeVisible();
  const brand = await page.evaluate(() => {
    const payload = localStorage.getItem('quintet.token')!.split('.')[1]!;
    return (JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { brand: string }).brand;
  });
  expect(brand).toBe(last.brand.id);
});
