import type { BrowserContext, Page } from '@playwright/test';
import { registerTestAccount, getDemoAccount } from '../../src/accounts.ts';
import { ApiUser } from '../../src/api-user.ts';
import { logOutInSettings, submitLoginForm } from '../../src/login-form.ts';
import { runOperatorOnSharedServer } from '../../src/shared-server.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

const SITE = TEST_SITES[0]!;

/** Many tabs, sleep and wake-up (design §4, Session): sessions end only for a reason, and then in all tabs. */

/** As after a sleep: the server no longer accepts the shared token. */
const rejectToken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const token = localStorage.getItem('quintet.token')!;
    const [head, body, signature] = token.split('.') as [string, string, string];
    localStorage.setItem(
      'quintet.token',
      [head, body, (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)].join('.'),
    );
  });

/**
 * Counts the refreshes of each refresh token. A tab that sees another tab's storage late retries with the same refresh id, which counts
 * once.
 */
function countRenewals(context: BrowserContext): () => number[] {
  const spent = new Map<string, Set<string>>();
  context.on('request', (request) => {
    if (!request.url().endsWith('/api/v1/refresh')) return;
    const { refresh_token: token, attempt } = request.postDataJSON() as { refresh_token: string; attempt: string };
    spent.set(token, (spent.get(token) ?? new Set()).add(attempt));
  });
  return () => [...spent.values()].map((attempts) => attempts.size);
}

/** What a session leaves on the device. */
const readRemains = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage).filter((key) => /token|refresh|renewal/.test(key)),
    session: Object.keys(sessionStorage).filter((key) => key.startsWith('quintet.')),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));

const NOTHING = { local: [], session: [], databases: [], caches: [] };

test('waking tabs: refresh once, and the session survives a lost connection @slow', async ({ openBrowser }) => {
  const account = await registerTestAccount();
  const user = await TestUser.signIn(await openBrowser(), account);
  const { context, page, t } = user;
  const tabs = [page, await context.newPage(), await context.newPage()];
  // Pages without scripts: the app does not refresh before all tabs wake up.
  for (const tab of tabs) await tab.goto('/terms');
  await rejectToken(page);
  const renewals = countRenewals(context);
  await Promise.all(tabs.map((tab) => tab.goto('/my-page')));
  for (const tab of tabs) await expect(tab.getByText(account.nickname, { exact: true }).first()).toBeVisible();
  expect(renewals()).toEqual([1]);

  // Offline at wake-up: requests fail, the session stays, and data loads after reconnecting.
  await page.goto('/profile');
  const all = page.getByRole('switch').first();
  await expect(all).toBeChecked();
  await context.setOffline(true);
  await rejectToken(page);
  await all.click();
  await expect(page.getByRole('status').filter({ hasText: t('errors.connection.failed') })).toBeVisible();
  await expect(all).toBeChecked();
  await context.setOffline(false);
  const stored = page.waitForResponse((response) => response.url().endsWith('/api/v1/users/notify') && response.ok());
  await all.click();
  await expect(all).not.toBeChecked();
  await stored;
  expect(renewals()).toEqual([1, 1]);
  await page.reload();
  await expect(all).not.toBeChecked();
  for (const tab of tabs) await expect(tab.getByRole('button', { name: t('auth.select.phone') })).toHaveCount(0);
});

test('logout: clears all data in all tabs, on this device only @slow', async ({ openBrowser }) => {
  const account = getDemoAccount(25);
  const user = await TestUser.signIn(await openBrowser(), account);
  const elsewhere = await ApiUser.signIn(account);
  const { context, page, t } = user;
  const second = await context.newPage();
  await page.goto('/profile');
  await second.goto('/chat');
  await expect(second.locator('a[href*="/room/"]').first()).toBeVisible();
  await second.evaluate(async () => {
    sessionStorage.setItem('quintet.profile-draft', '{}');
    await caches.open('pictures');
  });

  await logOutInSettings(page, t);
  await expect(second.getByRole('button', { name: t('auth.select.phone') })).toBeVisible();
  await expect.poll(() => readRemains(second)).toEqual(NOTHING);
  // The device id stays.
  expect(await page.evaluate(() => localStorage.getItem('quintet.device'))).toBeTruthy();

  // A call without a session fails.
  expect(await elsewhere.call('GET', '/api/v1/users/me')).toMatchObject({ nickname: account.nickname });

  // Signing in signs all tabs in.
  await page.goto('/login/email');
  await submitLoginForm(page, t, account);
  for (const tab of [page, second]) await expect(tab.getByRole('navigation')).toBeVisible();
});

test('logout: warns about unsent messages @slow', async ({ openBrowser }) => {
  const user = await TestUser.signIn(await openBrowser(), getDemoAccount(21));
  const { context, page, t } = user;
  // Open each screen once before going offline.
  await page.goto('/my-page');
  await page.getByRole('link', { name: t('profile.me.settings') }).click();
  await expect(page.getByRole('button', { name: t('shell.log-out.action') })).toBeVisible();
  await page.goBack();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('shell.nav.chat') })
    .click();
  await page.locator('a[href*="/room/"]').first().click();
  await expect(user.log.getByRole('article').last()).toBeVisible();
  const unsent = page.getByRole('alertdialog').getByText(t('profile.log-out.unsent', { count: '1' }));
  const askToLogOut = async (): Promise<void> => {
    await page
      .getByRole('navigation')
      .getByRole('link', { name: t('shell.nav.me') })
      .click();
    await page.getByRole('link', { name: t('profile.me.settings') }).click();
    await page.getByRole('button', { name: t('shell.log-out.action') }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  };
  await context.setOffline(true);
  await user.send('not yet');
  await user.expectWaiting('not yet');
  await user.leaveRoom();
  await askToLogOut();
  await expect(unsent).toBeVisible();
  await context.setOffline(false);
  await expect(unsent).toBeHidden();
});

test('session ended elsewhere: ends in all tabs at once and leaves no data @slow', async ({ openBrowser }) => {
  const account = getDemoAccount(26);
  const user = await TestUser.signIn(await openBrowser(), account);
  const second = await user.context.newPage();
  for (const tab of [user.page, second]) {
    await tab.goto('/chat');
    await expect(tab.locator('a[href*="/room/"]').first()).toBeVisible();
  }
  const elsewhere = await ApiUser.signIn(account);
  const password = { old_password: account.password, password: 'changed99' };
  await elsewhere.call('POST', '/api/v1/users/password', password);
  // The tab whose request was refused says why.
  const reasons = [user.page, second].map((tab) => tab.getByText(user.t('errors.login.again')).waitFor());
  await Promise.any(reasons);
  for (const tab of [user.page, second])
    await expect(tab.getByRole('button', { name: user.t('auth.select.phone') })).toBeVisible();
  await expect.poll(() => readRemains(second)).toEqual(NOTHING);
  expect(await elsewhere.call('GET', '/api/v1/users/me')).toMatchObject({ nickname: account.nickname });
});

test('suspended user: is signed out on all devices, and each says why in its language @slow', async ({
  openBrowser,
}) => {
  const account = await registerTestAccount();
  const devices: TestUser[] = [];
  for (const locale of SITE.brand.languages) {
    const device = await TestUser.signIn(await openBrowser({ locale }), account, createTranslator(SITE, locale));
    await device.page.goto('/chat');
    await expect(device.page.getByRole('navigation').first()).toBeVisible();
    devices.push(device);
  }
  await runOperatorOnSharedServer('users', 'suspend', devices[0]!.userId);
  for (const { page, t } of devices) {
    const dialog = page.getByRole('alertdialog', { name: t('errors.login.suspended') });
    await dialog.getByRole('button', { name: t('kit.dialog.confirm') }).click();
    await expect(page.getByRole('button', { name: t('auth.select.phone') })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('quintet.token'))).toBeNull();
  }
});
