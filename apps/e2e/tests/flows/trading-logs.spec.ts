import { getDemoAccount } from '../../src/accounts.ts';
import { interceptOnce, interceptUntilStopped } from '../../src/intercept.ts';
import { expect, test } from '../../src/test.ts';
import { TestUser } from '../../src/test-user.ts';

/** The transactions of the points page (spec §2, Points; slices §6). */

test('points: one error and one retry while nothing loads; a new filter shows no rows of the old one @slow', async ({
  openBrowser,
}) => {
  const { page, t } = await TestUser.signIn(await openBrowser(), getDemoAccount(0));
  const stop = await interceptUntilStopped(page, ['**/api/v1/wallet/**']);
  await page.goto('/points');
  const retry = page.getByRole('button', { name: t('kit.error.retry') });
  await expect(page.getByText(t('kit.error.title'))).toBeVisible();
  await expect(retry).toHaveCount(1);
  stop();
  await retry.click();
  const rows = page.locator('main a[href*="dialogVisible=detail"]');
  await expect(rows.filter({ hasText: '+' }).first()).toBeVisible();

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await interceptOnce(
    page,
    '**/api/v1/wallet/trading-logs?*',
    async (route) => {
      await released;
      await route.continue();
    },
    (request) => request.url().includes('direction=spent'),
  );
  await page.getByRole('tab', { name: t('wallet.list.spent') }).click();
  await expect(rows).toHaveCount(0);
  await expect(page.getByText(t('wallet.list.none-title'))).toHaveCount(0);
  release();
  await expect(rows.first()).toBeVisible();
  await expect(rows.filter({ hasText: '+' })).toHaveCount(0);

  await page.getByLabel(t('wallet.list.type')).selectOption(t('wallet.filter.refunds'));
  await expect(page.getByText(t('wallet.list.none-title'))).toBeVisible();
  await page.getByRole('button', { name: t('wallet.list.clear') }).click();
  await expect(rows.filter({ hasText: '+' }).first()).toBeVisible();
});
