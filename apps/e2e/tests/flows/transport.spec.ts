import { getDemoAccount } from '../../src/accounts.ts';
import { TestUser } from '../../src/test-user.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** The transport rules of spec §8 and §4 on the screen, with the real server. */

const t = createTranslator(TEST_SITES[0]!);

test('503: every route shows maintenance until a request succeeds @slow', async ({ openBrowser, startServer }) => {
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
  const guest = await (await openBrowser({ server })).newPage();
  await guest.goto('/login');
  await expect(guest).toHaveURL(/\/maintenance$/);
  await expect(guest.getByRole('button', { name: t('site.maintenance.check') })).toBeVisible();

  await server.runOperator('maintenance', 'off');
  await expect(async () => {
    const check = user.page.getByRole('button', { name: t('site.maintenance.check') });
    // The button may disappear in between.
    if (await check.isVisible()) await check.click({ timeout: 1000 });
    await expect(user.page).not.toHaveURL(/\/maintenance$/, { timeout: 1000 });
  }).toPass();
  await expect(user.page.getByRole('navigation')).toBeVisible();
});

test('no response: the login shows an error and the app an offline notice @slow', async ({ openBrowser }) => {
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
