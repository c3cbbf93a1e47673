import type { BrowserContext, Page } from '@playwright/test';
import { registerTestAccount, getDemoAccount } from '../../src/accounts.ts';
import { logOutInSettings, submitLoginForm } from '../../src/login-form.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

const SITE = TEST_SITES[0]!;

/** Many tabs, sleep and wake-up (design §4, Session): sessions end only for a reason, and then in all tabs. */

/** The lifetime of a token in seconds. */
const LIFETIME = 12;

/** As after a sleep: waits until the shared token has expired. */
async function sleepPastTheToken(page: Page): Promise<void> {
  const status = () =>
    page.evaluate(async () => {
      const authorization = `Bearer ${localStorage.getItem('quintet.token')}`;
      return (await fetch('/api/v1/users/blocks', { headers: { authorization } })).status;
    });
  await expect.poll(status, { timeout: 60_000, intervals: [500] }).toBe(401);
}

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

const openBlocks = (page: Page) => page.goto('/profile?dialogVisible=blocks');

test('waking tabs: refresh once; the session survives a lost connection and a server restart', async ({
  openBrowser,
  startServer,
}) => {
  test.setTimeout(240_000);
  const server = await startServer({ ACCESS_TOKEN_LIFETIME: String(LIFETIME) });
  const user = await TestUser.signIn(await openBrowser({ server }), getDemoAccount(24));
  const { context, page, t } = user;
  const tabs = [page, await context.newPage(), await context.newPage(), await context.newPage()];
  for (const tab of tabs) await tab.goto('/my-page');
  await expect(page.getByText(getDemoAccount(24).nickname, { exact: true }).first()).toBeVisible();

  // Pages without scripts: the app does not refresh before all tabs wake up.
  for (const tab of tabs) await tab.goto('/terms');
  await sleepPastTheToken(page);
  const renewals = countRenewals(context);
  await Promise.all(tabs.map((tab) => tab.goto('/my-page')));
  for (const tab of tabs)
    await expect(tab.getByText(getDemoAccount(24).nickname, { exact: true }).first()).toBeVisible();
  // On a slow machine the new token may expire as well; no token is used twice.
  expect(renewals()).not.toHaveLength(0);
  for (const times of renewals()) expect(times).toBe(1);

  // Offline at wake-up: requests fail, the session stays, and data loads after reconnecting.
  await openBlocks(page);
  await expect(page.getByText(t('profile.blocks.empty'))).toBeVisible();
  await page.getByRole('button', { name: t('kit.sheet.close') }).click();
  await sleepPastTheToken(page);
  await context.setOffline(true);
  const failure = page.getByRole('status').filter({ hasText: t('errors.connection.failed') });
  await page.getByRole('switch').first().click();
  await expect(failure).toBeVisible();
  await expect(page.getByRole('switch').first()).toBeChecked();
  await context.setOffline(false);
  const stored = page.waitForResponse((response) => response.url().endsWith('/api/v1/users/notify') && response.ok());
  await page.getByRole('switch').first().click();
  await expect(page.getByRole('switch').first()).not.toBeChecked();
  await stored;
  await page.reload();
  await expect(page.getByRole('switch').first()).not.toBeChecked();

  // The server is starting at wake-up.
  await sleepPastTheToken(page);
  await expect(failure).toHaveCount(0);
  await server.kill();
  await page.getByRole('switch').first().click();
  await expect(failure).toBeVisible();
  await expect(page.getByRole('switch').first()).not.toBeChecked();
  await server.start();
  await page.getByRole('switch').first().click();
  await expect(page.getByRole('switch').first()).toBeChecked();
  for (const tab of tabs) await expect(tab.getByRole('button', { name: t('auth.select.phone') })).toHaveCount(0);
});

test('logout: clears all data in all tabs, on this device only', async ({ openBrowser }) => {
  const account = getDemoAccount(25);
  const user = await TestUser.signIn(await openBrowser(), account);
  const elsewhere = await TestUser.signIn(await openBrowser(), account);
  const { context, page, t } = user;
  const second = await context.newPage();
  for (const tab of [second, page]) await tab.goto('/profile');
  await second.goto('/chat');
  await expect(second.locator('a[href*="/room/"]').first()).toBeVisible();
  await second.evaluate(async () => {
    sessionStorage.setItem('quintet.profile-draft', '{}');
    await caches.open('pictures');
  });

  await logOutInSettings(page, t);
  await expect(second.getByRole('button', { name: t('auth.select.phone') })).toBeVisible();
  const left = () =>
    second.evaluate(async () => ({
      local: Object.keys(localStorage).filter((key) => /token|refresh|renewal/.test(key)),
      session: Object.keys(sessionStorage).filter((key) => key.startsWith('quintet.')),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
    }));
  await expect.poll(left).toEqual({ local: [], session: [], databases: [], caches: [] });
  // The device id stays.
  expect(await page.evaluate(() => localStorage.getItem('quintet.device'))).toBeTruthy();

  await elsewhere.page.goto('/my-page');
  await expect(elsewhere.page.getByText(account.nickname, { exact: true }).first()).toBeVisible();

  // Signing in signs all tabs in.
  await page.goto('/login/email');
  await submitLoginForm(page, t, account);
  for (const tab of [page, second]) await expect(tab.getByRole('navigation')).toBeVisible();
});

test('logout: warns about unsent messages', async ({ openBrowser }) => {
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

test('session ended elsewhere: ends in all tabs at once', async ({ openBrowser }) => {
  const account = getDemoAccount(26);
  const user = await TestUser.signIn(await openBrowser(), account);
  const second = await user.context.newPage();
  for (const tab of [user.page, second]) {
    await tab.goto('/chat');
    await expect(tab.locator('a[href*="/room/"]').first()).toBeVisible();
  }
  const elsewhere = await TestUser.signIn(await openBrowser(), account);
  const password = { old_password: account.password, password: 'changed99' };
  await elsewhere.call('POST', '/api/v1/users/password', password);
  for (const tab of [user.page, second])
    await expect(tab.getByRole('button', { name: user.t('auth.select.phone') })).toBeVisible();
  expect(await second.evaluate(() => localStorage.getItem('quintet.token'))).toBeNull();
  await elsewhere.page.goto('/my-page');
  await expect(elsewhere.page.getByText(account.nickname, { exact: true }).first()).toBeVisible();
});

test('suspended user: is signed out on all devices, and each says why in its language', async ({
  openBrowser,
  startServer,
}) => {
  test.slow();
  const server = await startServer();
  const account = await registerTestAccount(server.port);
  const devices: TestUser[] = [];
  for (const locale of SITE.brand.languages) {
    const device = await TestUser.signIn(
      await openBrowser({ server, locale }),
      account,
      createTranslator(SITE, locale),
    );
    await device.page.goto('/chat');
    await expect(device.page.getByRole('navigation').first()).toBeVisible();
    devices.push(device);
  }
  await server.runOperator('users', 'suspend', devices[0]!.userId);
  for (const { page, t } of devices) {
    const dialog = page.getByRole('alertdialog', { name: t('errors.login.suspended') });
    await dialog.getByRole('button', { name: t('kit.dialog.confirm') }).click();
    await expect(page.getByRole('button', { name: t('auth.select.phone') })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('quintet.token'))).toBeNull();
  }
});
