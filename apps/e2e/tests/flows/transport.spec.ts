import { accountAt } from '../../src/accounts.ts';
import { Person } from '../../src/test-user.ts';
import { SITES } from '../../src/site.ts';
import { expect, test } from '../../src/test.ts';
import { wordsOf } from '../../src/translator.ts';

/** The transport rules of spec §8 and §4 on the screen, against the real server. */

const say = wordsOf(SITES[0]!);

test('429: a guest past the allowance is asked to log in, over what is on the screen', async ({
  openBrowser,
  startServer,
}) => {
  test.slow();
  const server = await startServer({ GUEST_ALLOWANCE: '8' });
  for (const locale of SITES[0]!.brand.languages) {
    const words = wordsOf(SITES[0]!, locale);
    const page = await (await openBrowser({ server, locale })).newPage();
    const dialog = page.getByRole('dialog');
    const prompt = dialog.getByText(words('shell.guest.prompt'));
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(async () => {
      await page.reload();
      await expect(prompt).toBeVisible({ timeout: 2000 });
    }).toPass();

    await dialog.getByRole('button', { name: words('auth.select.email') }).click();
    await dialog.getByRole('textbox', { name: words('auth.login.email') }).fill(accountAt(24).email);
    await dialog.getByLabel(words('auth.login.password'), { exact: true }).fill(accountAt(24).password);
    await dialog.getByRole('button', { name: words('auth.login.submit'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/home\/recommend$/);
    await expect(page.getByRole('button', { name: words('shell.guest.log-in') })).toHaveCount(0);
  }
});

test('an app that the server no longer understands is told to update, in its language', async ({
  openBrowser,
  startServer,
}) => {
  const server = await startServer({ OLDEST_APP: '2.10.0' });
  for (const locale of SITES[0]!.brand.languages) {
    const page = await (await openBrowser({ server, locale })).newPage();
    const words = wordsOf(SITES[0]!, locale);
    await page.goto('/login/email');
    await page.getByRole('textbox', { name: words('auth.login.email') }).fill(accountAt(23).email);
    await page.getByLabel(words('auth.login.password'), { exact: true }).fill(accountAt(23).password);
    await page.getByRole('button', { name: words('auth.login.submit'), exact: true }).click();
    await expect(page.getByText(words('errors.general.outdated-version')).first()).toBeVisible();
  }
});

test('401: a session that the server ended clears token and local data', async ({ openBrowser }) => {
  const person = await Person.signIn(await openBrowser(), accountAt(18));
  await person.page.goto('/my-page');
  await expect(person.page.getByText(accountAt(18).nickname, { exact: true }).first()).toBeVisible();
  await person.call('POST', '/api/v1/logout');
  await person.page.reload();
  await expect(person.page.getByRole('button', { name: say('auth.select.phone') })).toBeVisible();
  const left = () =>
    person.page.evaluate(async () => ({
      token: localStorage.getItem('quintet.token'),
      refresh: localStorage.getItem('quintet.refresh'),
      databases: await indexedDB.databases(),
    }));
  await expect.poll(left).toEqual({ token: null, refresh: null, databases: [] });
});

test('503: maintenance takes every route, and a later success gives it back', async ({ openBrowser, startServer }) => {
  const server = await startServer();
  const person = await Person.signIn(await openBrowser({ server }), accountAt(0));
  await person.page.goto('/my-page');
  await expect(person.page.getByRole('navigation')).toBeVisible();

  await server.operate('maintenance', 'on', '--announcement', 'Back at noon');
  await person.page.reload();
  await expect(person.page).toHaveURL(/\/maintenance$/);
  await expect(person.page.getByText('Back at noon')).toBeVisible();
  await person.page.goto('/my-page');
  await expect(person.page).toHaveURL(/\/maintenance$/);

  // A guest's login asks as it opens, and closes.
  for (const locale of SITES[0]!.brand.languages) {
    const guest = await (await openBrowser({ server, locale })).newPage();
    await guest.goto('/login');
    await expect(guest).toHaveURL(/\/maintenance$/);
    await expect(
      guest.getByRole('button', { name: wordsOf(SITES[0]!, locale)('site.maintenance.check') }),
    ).toBeVisible();
  }

  await server.operate('maintenance', 'off');
  await expect(async () => {
    const check = person.page.getByRole('button', { name: say('site.maintenance.check') });
    // It may be gone by itself between the two.
    if (await check.isVisible()) await check.click({ timeout: 1000 });
    await expect(person.page).not.toHaveURL(/\/maintenance$/, { timeout: 1000 });
  }).toPass();
  await expect(person.page.getByRole('navigation')).toBeVisible();
});

test('no response: the login says so, and the app tells that it is offline', async ({ openBrowser }) => {
  const context = await openBrowser();
  const page = await context.newPage();
  await page.goto('/login/email');
  await page.getByRole('textbox', { name: say('auth.login.email') }).fill(accountAt(20).email);
  await page.getByLabel(say('auth.login.password'), { exact: true }).fill('quintet5');
  await context.setOffline(true);
  await page.getByRole('button', { name: say('auth.login.submit'), exact: true }).click();
  await expect(page.getByText(say('errors.connection.failed'))).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('button', { name: say('auth.login.submit'), exact: true }).click();
  await expect(page.getByRole('navigation')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(say('shell.offline.text'), { exact: true })).toBeVisible();
  // What waits to be sent are messages.
  await page.getByRole('link', { name: say('shell.nav.chat'), exact: true }).click();
  await expect(page.getByText(say('shell.offline.waiting'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(say('shell.offline.waiting'))).toBeHidden();
});

test('a code that nobody knows is told as a toast; a cancelled call is not told', async ({ openBrowser }) => {
  const person = await Person.signIn(await openBrowser(), accountAt(22));
  await person.page.route('**/api/v1/users/me', (route) =>
    route.fulfill({ status: 400, json: { error: 'api.nobody_knows', result: null } }),
  );
  await person.page.goto('/my-page');
  const toast = person.page.getByRole('status').filter({ hasText: say('errors.general.unmatched') });
  await expect(toast).toBeVisible();
});
