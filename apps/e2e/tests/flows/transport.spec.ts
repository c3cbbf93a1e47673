import { getDemoAccount } from '../../src/accounts.ts';
import { logInByDialog, submitLoginForm } from '../../src/login-form.ts';
import { TestUser } from '../../src/test-user.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** The transport rules of spec §8 and §4 on the screen, with the real server. */

const t = createTranslator(TEST_SITES[0]!);

/** Requests of a guest before 429; the home page sends fewer. */
const ALLOWANCE = 8;

test('429: shows a guest the login dialog over the page', async ({ openBrowser, startServer }) => {
  test.slow();
  const server = await startServer({ GUEST_ALLOWANCE: String(ALLOWANCE) });
  for (const locale of TEST_SITES[0]!.brand.languages) {
    const words = createTranslator(TEST_SITES[0]!, locale);
    const page = await (await openBrowser({ server, locale })).newPage();
    const dialog = page.getByRole('dialog');
    const prompt = dialog.getByText(words('shell.guest.prompt'));
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.evaluate(
      (count) => Promise.all(Array.from({ length: count }, () => fetch('/social/api/guest/recommend/public'))),
      ALLOWANCE,
    );
    await page.reload();
    await expect(prompt).toBeVisible();

    await logInByDialog(page, words, getDemoAccount(24));
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/home\/recommend$/);
    await expect(page.getByRole('button', { name: words('shell.guest.log-in') })).toHaveCount(0);
  }
});

test('outdated app: shows the update notice in its language', async ({ openBrowser, startServer }) => {
  const server = await startServer({ OLDEST_APP: '2.10.0' });
  for (const locale of TEST_SITES[0]!.brand.languages) {
    const page = await (await openBrowser({ server, locale })).newPage();
    const words = createTranslator(TEST_SITES[0]!, locale);
    await page.goto('/login/email');
    await submitLoginForm(page, words, getDemoAccount(23));
    await expect(page.getByText(words('errors.general.outdated-version')).first()).toBeVisible();
  }
});

test('401: an ended session clears the token and local data', async ({ openBrowser }) => {
  const user = await TestUser.signIn(await openBrowser(), getDemoAccount(18));
  await user.page.goto('/my-page');
  await expect(user.page.getByText(getDemoAccount(18).nickname, { exact: true }).first()).toBeVisible();
  await user.call('POST', '/api/v1/logout');
  await user.page.reload();
  await expect(user.page.getByRole('button', { name: t('auth.select.phone') })).toBeVisible();
  const left = () =>
    user.page.evaluate(async () => ({
      token: localStorage.getItem('quintet.token'),
      refresh: localStorage.getItem('quintet.refresh'),
      databases: await indexedDB.databases(),
    }));
  await expect.poll(left).toEqual({ token: null, refresh: null, databases: [] });
});

test('503: every route shows maintenance until a request succeeds', async ({ openBrowser, startServer }) => {
  const server = await startServer();
  const user = await TestUser.signIn(await openBrowser({ server }), getDemoAccount(0));
  await user.page.goto('/my-page');
  await expect(user.page.getByRole('navigation')).toBeVisible();

  await server.runOperator('maintenance', 'on', '--announcement', 'Back at noon');
  await user.page.reload();
  await expect(user.page).toHaveURL(/\/maintenance$/);
  await expect(user.page.getByText('Back at noon')).toBeVisible();
  await user.page.goto('/my-page');
  await expect(user.page).toHaveURL(/\/maintenance$/);

  // A guest's login page polls as it opens, and closes.
  for (const locale of TEST_SITES[0]!.brand.languages) {
    const guest = await (await openBrowser({ server, locale })).newPage();
    await guest.goto('/login');
    await expect(guest).toHaveURL(/\/maintenance$/);
    await expect(
      guest.getByRole('button', { name: createTranslator(TEST_SITES[0]!, locale)('site.maintenance.check') }),
    ).toBeVisible();
  }

  await server.runOperator('maintenance', 'off');
  await expect(async () => {
    const check = user.page.getByRole('button', { name: t('site.maintenance.check') });
    // The button may disappear in between.
    if (await check.isVisible()) await check.click({ timeout: 1000 });
    await expect(user.page).not.toHaveURL(/\/maintenance$/, { timeout: 1000 });
  }).toPass();
  await expect(user.page.getByRole('navigation')).toBeVisible();
});

test('no response: the login shows an error and the app an offline notice', async ({ openBrowser }) => {
  const context = await openBrowser();
  const page = await context.newPage();
  await page.goto('/login/email');
  await page.getByRole('textbox', { name: t('auth.login.email') }).fill(getDemoAccount(20).email);
  await page.getByLabel(t('auth.login.password'), { exact: true }).fill('quintet5');
  await context.setOffline(true);
  await page.getByRole('button', { name: t('auth.login.submit'), exact: true }).click();
  await expect(page.getByText(t('errors.connection.failed'))).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('button', { name: t('auth.login.submit'), exact: true }).click();
  // With unread messages their count is part of the name.
  const chats = page.getByRole('navigation').getByRole('link', { name: t('shell.nav.chat') });
  // The code of the chats loads while there is a connection.
  await chats.click();
  await expect(page.getByRole('heading', { level: 1, name: t('chat.list.title') })).toBeVisible();
  await page.goBack();
  await context.setOffline(true);
  await expect(page.getByText(t('shell.offline.text'), { exact: true })).toBeVisible();
  await chats.click();
  await expect(page.getByText(t('shell.offline.waiting'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(t('shell.offline.waiting'))).toBeHidden();
});

test('unknown error code: shows a toast; a cancelled request shows nothing', async ({ openBrowser }) => {
  const user = await TestUser.signIn(await openBrowser(), getDemoAccount(22));
  await user.page.route('**/api/v1/users/me', (route) =>
    route.fulfill({ status: 400, json: { error: 'api.nobody_knows', result: null } }),
  );
  await user.page.goto('/my-page');
  const toast = user.page.getByRole('status').filter({ hasText: t('errors.general.unmatched') });
  await expect(toast).toBeVisible();
});
