import type { Page } from '@playwright/test';
import { OpenidProvider } from '../../src/fake-openid-provider.ts';
import type { Server } from '../../src/server.ts';
import { SITES } from '../../src/site.ts';
import { expect, test as base } from '../../src/test.ts';
import { wordsOf } from '../../src/translator.ts';

/** Signing in with Google (spec §2): a local OpenID provider, the real server and a real browser. */

const OFFERING = SITES.find(({ brand }) => brand.google?.enabled)!;

const test = base.extend<{ provider: OpenidProvider; server: Server }>({
  provider: async ({ browserName: _ }, use) => {
    const provider = await new OpenidProvider().start();
    await use(provider);
    await provider.stop();
  },
  server: async ({ provider, startServer }, use) => {
    await use(await startServer(provider.environment));
  },
});

async function chooseAtGoogle(page: Page, account: string, google: string): Promise<void> {
  await page.getByRole('button', { name: google }).click();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await page.getByRole('link', { name: account }).click();
}

test('a newcomer makes an account, comes back to where one was asked to log in, and is known the next time', async ({
  openBrowser,
  provider,
  server,
}) => {
  test.slow();
  provider.accounts.push({ label: 'Mei', sub: 'g-1', email: 'mei.newcomer@gmail.com', name: 'Mei Lin' });
  const say = wordsOf(OFFERING);
  const google = say('auth.select.google');
  const page = await (await openBrowser({ server, site: OFFERING })).newPage();

  await page.goto('/edit-profile');
  await chooseAtGoogle(page, 'Mei', google);
  await expect(page).toHaveURL(/\/auth\/google-register$/);
  await expect(page.getByText('mei.newcomer@gmail.com')).toBeVisible();
  const username = page.getByRole('textbox', { name: say('auth.register.username'), exact: true });
  const nickname = page.getByRole('textbox', { name: say('auth.register.nickname'), exact: true });
  const submit = page.getByRole('button', { name: say('auth.register.submit') });
  await expect(nickname).toHaveValue('Mei Lin');

  // What was typed outlives a reload; what is missing is told, and a taken account ID at its field.
  await username.fill('wren2026');
  await page.reload();
  await expect(username).toHaveValue('wren2026');
  await submit.click();
  await expect(page.getByText(say('auth.register.agree-required'))).toBeVisible();
  await page.getByRole('checkbox').check();
  await submit.click();
  await expect(username).toHaveAccessibleDescription(new RegExp(say('errors.account.id-exists')));
  await expect(username).toBeFocused();
  await username.fill('meilin2026');
  await submit.click();
  await expect(page).toHaveURL(/\/edit-profile$/);
  await expect(page.getByRole('textbox', { name: say('profile.edit.username') })).toHaveValue('meilin2026');

  await page.goto('/my-page');
  await page.getByRole('button', { name: say('shell.log-out.action') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('shell.log-out.action') })
    .click();
  await expect(page).toHaveURL(/\/home\/recommend$/);
  await page.goto('/my-page');
  await chooseAtGoogle(page, 'Mei', google);
  await expect(page.getByText('Mei Lin')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');

  // An account without a password sets one, and then logs in with it.
  await page.goto('/profile?changePassword=1');
  const sheet = page.getByRole('dialog', { name: say('profile.password.set') });
  await expect(sheet.getByLabel(say('profile.password.old'))).toHaveCount(0);
  await sheet.getByLabel(say('profile.password.new'), { exact: true }).fill('meilin99');
  await sheet.getByLabel(say('profile.password.confirm'), { exact: true }).fill('meilin99');
  await sheet.getByRole('button', { name: say('profile.password.save') }).click();
  await expect(page.getByRole('status').filter({ hasText: say('profile.password.was-set') })).toBeVisible();
});

/** What the provider gives, and what the screen says of it. */
const REFUSED = [
  { label: 'Another issuer', issuer: 'https://accounts.evil.example', message: 'errors.login.again' },
  { label: 'Another audience', audience: 'somebody-else.apps.googleusercontent.com', message: 'errors.login.again' },
  { label: 'Expired', expiresIn: '-2h', message: 'errors.login.again' },
  { label: 'Another nonce', claims: { nonce: 'a-nonce-of-somebody-else' }, message: 'errors.login.again' },
  { label: 'Another key', hasForeignKey: true, message: 'errors.login.again' },
  { label: 'Cancel', message: 'auth.google.failed-text' },
];

test('a token that is not good, and none at all, are told in both languages, and there is a way on', async ({
  openBrowser,
  provider,
  server,
}) => {
  test.setTimeout(240_000);
  for (const [index, { message: _, ...wrong }] of REFUSED.entries())
    provider.accounts.push({ sub: `g-${index}`, email: 'wrong@gmail.com', name: 'Wrong', ...wrong });
  provider.accounts.pop();
  for (const locale of OFFERING.brand.languages) {
    const say = wordsOf(OFFERING, locale);
    const page = await (await openBrowser({ server, site: OFFERING, locale })).newPage();
    for (const { label, message } of REFUSED) {
      await page.goto('/login');
      await chooseAtGoogle(page, label, say('auth.select.google'));
      await expect(page.getByRole('heading', { name: say('auth.google.failed') })).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: say(message) })).toBeVisible();
    }
    // An answer to a question that this tab never asked.
    await page.goto('/auth/google-callback#id_token=a.b.c&state=somebody');
    await expect(page.getByRole('heading', { name: say('auth.google.failed') })).toBeVisible();
    await page.getByRole('button', { name: say('auth.google.others') }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('quintet.token'))).toBeNull();
  }
});

for (const site of SITES.filter(({ brand }) => !brand.google?.enabled)) {
  test(`is neither offered nor served at ${site.slug}`, async ({ openBrowser }) => {
    const say = wordsOf(site);
    const page = await (await openBrowser({ site })).newPage();
    await page.goto('/auth/google-callback');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('button', { name: say('auth.select.email') })).toBeVisible();
    await expect(page.getByRole('button', { name: say('auth.select.google') })).toHaveCount(0);
    const refused = await page.evaluate(async () => {
      const body = JSON.stringify({ token: 'a.b.c', device_type: 'web', device_id: 'device-0001' });
      const headers = { 'content-type': 'application/json' };
      const asked = [fetch('/api/v2/oauth/google'), fetch('/api/v2/oauth/google', { method: 'POST', headers, body })];
      return Promise.all((await Promise.all(asked)).map(async (answer) => [answer.status, await answer.json()]));
    });
    const forbidden = [403, { error: 'api.forbidden', result: null }];
    expect(refused).toEqual([forbidden, forbidden]);
  });
}
