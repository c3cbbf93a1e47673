import type { BrowserContext, Page } from '@playwright/test';
import { accountAt } from '../../src/accounts.ts';
import { Person } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** Many tabs, sleep and waking (design §4, Session): nobody is thrown out without cause, and with cause everywhere. */

/** Seconds; a token that is older is of no use. */
const LIFETIME = 12;

/** As after a sleep: the token that all tabs share has run out at the server. */
async function sleepPastTheToken(page: Page): Promise<void> {
  const status = () =>
    page.evaluate(async () => {
      const authorization = `Bearer ${localStorage.getItem('quintet.token')}`;
      return (await fetch('/api/v1/users/blocks', { headers: { authorization } })).status;
    });
  await expect.poll(status, { timeout: 60_000, intervals: [500] }).toBe(401);
}

/**
 * In how many renewals each refresh token was spent. A browser may tell one tab late what another has stored: that one asks again by the
 * name of the same renewal, which counts once.
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

test('tabs that wake at once renew once; without a connection, and while the server restarts, the session stays', async ({
  openBrowser,
  startServer,
}) => {
  test.setTimeout(240_000);
  const server = await startServer({ ACCESS_TOKEN_LIFETIME: String(LIFETIME) });
  const person = await Person.signIn(await openBrowser({ server }), accountAt(24));
  const { context, page, say } = person;
  const tabs = [page, await context.newPage(), await context.newPage(), await context.newPage()];
  for (const tab of tabs) await tab.goto('/my-page');
  await expect(page.getByText(accountAt(24).nickname, { exact: true }).first()).toBeVisible();

  // A page without a script sleeps soundly: nothing of the app renews before all wake at once.
  for (const tab of tabs) await tab.goto('/terms');
  await sleepPastTheToken(page);
  const renewals = countRenewals(context);
  await Promise.all(tabs.map((tab) => tab.goto('/my-page')));
  for (const tab of tabs) await expect(tab.getByText(accountAt(24).nickname, { exact: true }).first()).toBeVisible();
  // On a slow machine the new token may run out as well; none is ever spent twice.
  expect(renewals()).not.toHaveLength(0);
  for (const times of renewals()) expect(times).toBe(1);

  // Offline at waking: what is asked for fails, nobody is thrown out, and it comes once there is a connection.
  await openBlocks(page);
  await expect(page.getByText(say('profile.blocks.empty'))).toBeVisible();
  await page.getByRole('button', { name: say('kit.sheet.close') }).click();
  await sleepPastTheToken(page);
  await context.setOffline(true);
  const failure = page.getByRole('status').filter({ hasText: say('errors.connection.failed') });
  await page.getByRole('switch').first().click();
  await expect(failure).toBeVisible();
  await expect(page.getByRole('switch').first()).toBeChecked();
  await context.setOffline(false);
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/users/notify') && answer.ok());
  await page.getByRole('switch').first().click();
  await expect(page.getByRole('switch').first()).not.toBeChecked();
  await kept;
  await page.reload();
  await expect(page.getByRole('switch').first()).not.toBeChecked();

  // The server is on its way up at waking.
  await sleepPastTheToken(page);
  await expect(failure).toHaveCount(0);
  await server.kill();
  await page.getByRole('switch').first().click();
  await expect(failure).toBeVisible();
  await expect(page.getByRole('switch').first()).not.toBeChecked();
  await server.start();
  await page.getByRole('switch').first().click();
  await expect(page.getByRole('switch').first()).toBeChecked();
  for (const tab of tabs) await expect(tab.getByRole('button', { name: say('auth.select.phone') })).toHaveCount(0);
});

test('logging out clears everything, in all tabs and on this device only', async ({ openBrowser }) => {
  const account = accountAt(25);
  const person = await Person.signIn(await openBrowser(), account);
  const elsewhere = await Person.signIn(await openBrowser(), account);
  const { context, page, say } = person;
  const second = await context.newPage();
  for (const tab of [second, page]) await tab.goto('/my-page');
  await second.goto('/chat');
  await expect(second.locator('a[href*="/room/"]').first()).toBeVisible();
  await second.evaluate(async () => {
    sessionStorage.setItem('quintet.profile-draft', '{}');
    await caches.open('pictures');
  });

  await page.getByRole('button', { name: say('shell.log-out.action') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('shell.log-out.action') })
    .click();
  await expect(page).toHaveURL(/\/home\/recommend$/);
  await expect(second.getByRole('button', { name: say('auth.select.phone') })).toBeVisible();
  const left = () =>
    second.evaluate(async () => ({
      local: Object.keys(localStorage).filter((key) => /token|refresh|renewal/.test(key)),
      session: Object.keys(sessionStorage).filter((key) => key.startsWith('quintet.')),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
    }));
  await expect.poll(left).toEqual({ local: [], session: [], databases: [], caches: [] });
  // The device stays the one that it is.
  expect(await page.evaluate(() => localStorage.getItem('quintet.device'))).toBeTruthy();

  await elsewhere.page.goto('/my-page');
  await expect(elsewhere.page.getByText(account.nickname, { exact: true }).first()).toBeVisible();

  // Signing in in one tab signs in in all.
  await page.goto('/login/email');
  await page.getByRole('textbox', { name: say('auth.login.email') }).fill(account.email);
  await page.getByLabel(say('auth.login.password'), { exact: true }).fill(account.password);
  await page.getByRole('button', { name: say('auth.login.submit'), exact: true }).click();
  for (const tab of [page, second]) await expect(tab.getByRole('navigation')).toBeVisible();
});

test('what was not sent yet is told of before logging out drops it', async ({ openBrowser }) => {
  const person = await Person.signIn(await openBrowser(), accountAt(21));
  const { context, page, say } = person;
  // Every screen that is opened offline has been open before.
  await page.goto('/my-page');
  await expect(page.getByRole('button', { name: say('shell.log-out.action') })).toBeVisible();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: say('shell.nav.chat') })
    .click();
  await page.locator('a[href*="/room/"]').first().click();
  await expect(person.composer).toBeEditable();
  const unsent = page.getByRole('alertdialog').getByText(say('profile.log-out.unsent', { count: '1' }));
  const askToLogOut = async (): Promise<void> => {
    await page
      .getByRole('navigation')
      .getByRole('link', { name: say('shell.nav.me') })
      .click();
    await page.getByRole('button', { name: say('shell.log-out.action') }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  };
  await context.setOffline(true);
  await person.send('not yet');
  await person.expectWaiting('not yet');
  await person.leaveRoom();
  await askToLogOut();
  await expect(unsent).toBeVisible();
  await context.setOffline(false);
  await expect(unsent).toBeHidden();
});

test('a session that is ended from elsewhere ends in all tabs at once', async ({ openBrowser }) => {
  const account = accountAt(26);
  const person = await Person.signIn(await openBrowser(), account);
  const second = await person.context.newPage();
  for (const tab of [person.page, second]) {
    await tab.goto('/chat');
    await expect(tab.locator('a[href*="/room/"]').first()).toBeVisible();
  }
  const elsewhere = await Person.signIn(await openBrowser(), account);
  const password = { old_password: account.password, password: 'changed99' };
  await elsewhere.call('POST', '/api/v1/users/password', password);
  for (const tab of [person.page, second])
    await expect(tab.getByRole('button', { name: person.say('auth.select.phone') })).toBeVisible();
  expect(await second.evaluate(() => localStorage.getItem('quintet.token'))).toBeNull();
  await elsewhere.page.goto('/my-page');
  await expect(elsewhere.page.getByText(account.nickname, { exact: true }).first()).toBeVisible();
});
