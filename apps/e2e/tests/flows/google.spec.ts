import type { Page } from '@playwright/test';
import { logOutInSettings } from '../../src/login-form.ts';
import { FakeOpenidProvider } from '../../src/fake-openid-provider.ts';
import type { ServerProcess } from '../../src/server-process.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { expect, test as base } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** Google sign-in (spec §2) with a local OpenID provider, the real server and a real browser. */

const OFFERING = TEST_SITES.find(({ brand }) => brand.google?.enabled)!;

const test = base.extend<{ provider: FakeOpenidProvider; server: ServerProcess }>({
  provider: async ({ browserName: _ }, use) => {
    const provider = await new FakeOpenidProvider().start();
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

test('Google login: shows why a user is refused; registers a new user, returns to the page of the dialog, and signs in directly next time @slow', async ({
  openBrowser,
  provider,
  server,
}) => {
  test.slow();
  const mei = { sub: 'g-1', email: 'mei.newcomer@gmail.com', name: 'Mei Lin' };
  provider.accounts.push({ label: 'Mei', ...mei });
  provider.accounts.push({ label: 'Another nonce', ...mei, claims: { nonce: 'a-nonce-of-somebody-else' } });
  const t = createTranslator(OFFERING);
  const google = t('auth.select.google');
  const page = await (await openBrowser({ server, site: OFFERING })).newPage();

  // Which tokens the server refuses is in its google.test.ts.
  const others = page.getByRole('button', { name: t('auth.google.others') });
  await page.goto('/login');
  for (const [account, message] of [
    ['Another nonce', 'errors.login.again'],
    ['Cancel', 'auth.google.failed-text'],
  ] as const) {
    await chooseAtGoogle(page, account, google);
    await expect(page.getByRole('heading', { name: t('auth.google.failed') })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: t(message) })).toBeVisible();
    await others.click();
    await expect(page).toHaveURL(/\/login$/);
  }
  // A response to a request that this tab did not send.
  await page.goto('/auth/google-callback#id_token=a.b.c&state=somebody');
  await expect(page.getByRole('heading', { name: t('auth.google.failed') })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('quintet.token'))).toBeNull();

  await page.goto('/edit-profile');
  await chooseAtGoogle(page, 'Mei', google);
  await expect(page).toHaveURL(/\/auth\/google-register$/);
  await expect(page.getByText('mei.newcomer@gmail.com')).toBeVisible();
  const username = page.getByRole('textbox', { name: t('auth.register.username'), exact: true });
  const nickname = page.getByRole('textbox', { name: t('auth.register.nickname'), exact: true });
  const submit = page.getByRole('button', { name: t('auth.register.submit') });
  await expect(nickname).toHaveValue('Mei Lin');

  // A reload keeps the input; errors show at their fields.
  await username.fill('wren2026');
  await page.reload();
  await expect(username).toHaveValue('wren2026');
  await submit.click();
  await expect(page.getByText(t('auth.register.agree-required'))).toBeVisible();
  await page.getByRole('checkbox').check();
  await submit.click();
  await expect(username).toHaveAccessibleDescription(new RegExp(t('errors.account.id-exists')));
  await expect(username).toBeFocused();
  await username.fill('meilin2026');
  await submit.click();
  await expect(page).toHaveURL(/\/edit-profile$/);
  await expect(page.getByRole('textbox', { name: t('profile.edit.username') })).toHaveValue('meilin2026');

  await page.goto('/profile');
  await logOutInSettings(page, t);
  await page.goto('/my-page');
  await chooseAtGoogle(page, 'Mei', google);
  await expect(page.getByText('Mei Lin')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');

  // A user without a password sets one and logs in with it.
  await page.goto('/profile?changePassword=1');
  const sheet = page.getByRole('dialog', { name: t('profile.password.set') });
  await expect(sheet.getByLabel(t('profile.password.old'))).toHaveCount(0);
  await sheet.getByLabel(t('profile.password.new'), { exact: true }).fill('meilin99');
  await sheet.getByLabel(t('profile.password.confirm'), { exact: true }).fill('meilin99');
  await sheet.getByRole('button', { name: t('profile.password.save') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('profile.password.was-set') })).toBeVisible();
});
