import { registerTestAccount } from '../../src/accounts.ts';
import { fetchLastSentCode } from '../../src/dev-outbox.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import { TestUser } from '../../src/test-user.ts';
import { createTranslator } from '../../src/translator.ts';

/** A forgotten password or security password of a signed-in user (spec §2, `auto`). */

const SITE = TEST_SITES[2]!;

test('forgotten password: a code replaces it while signed in, and this device stays signed in', async ({
  openBrowser,
}) => {
  test.slow();
  const t = createTranslator(SITE);
  const account = await registerTestAccount();
  const { page } = await TestUser.signIn(await openBrowser({ site: SITE }), account, t);
  await page.goto('/profile?changePassword=1');
  await page.getByRole('button', { name: t('profile.password.forgot') }).click();
  await expect(page).toHaveURL(/\/forgot-password\/email\?(?=.*auto=1)(?=.*email=)/);
  await expect(page.getByRole('heading', { name: t('auth.forgot.set-title') })).toBeVisible();
  await page.getByRole('button', { name: t('auth.code.send') }).click();
  const code = page.getByLabel(t('auth.code.label'), { exact: true });
  await expect(code).toBeFocused();
  await code.fill(await fetchLastSentCode(account.email));
  await page.getByLabel(t('auth.forgot.new-password'), { exact: true }).fill('changed99');
  await page.getByLabel(t('auth.forgot.confirm'), { exact: true }).fill('changed99');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: t('auth.forgot.done-action') }).click();
  await expect(page).toHaveURL(/dialogVisible=account/);
  await expect(page.getByRole('dialog', { name: t('profile.account.title') })).toBeVisible();
});

test('forgotten security password: a code replaces it while signed in', async ({ openBrowser }) => {
  test.slow();
  const t = createTranslator(SITE);
  const account = await registerTestAccount();
  const user = await TestUser.signIn(await openBrowser({ site: SITE }), account, t);
  const { page } = user;
  await user.call('POST', '/api/v1/users/security-code', { security_code: '111111' });
  await page.goto('/profile?dialogVisible=security-code');
  await page.getByRole('button', { name: t('profile.security-code.forgot') }).click();
  await expect(page).toHaveURL(/\/forgot-password\/email\?(?=.*auto=security-code)(?=.*email=)/);
  await expect(page.getByRole('heading', { name: t('auth.forgot.code-title') })).toBeVisible();
  await page.getByRole('button', { name: t('shell.nav.back'), exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: t('auth.forgot.code-cancel-title') });
  await dialog.getByRole('button', { name: t('auth.forgot.cancel-stay') }).click();
  await page.getByRole('button', { name: t('auth.code.send') }).click();
  const code = page.getByLabel(t('auth.code.label'), { exact: true });
  await expect(code).toBeFocused();
  await code.fill(await fetchLastSentCode(account.email));
  await expect(page).toHaveURL(/dialogVisible=security-code/);
  await page.getByLabel(t('profile.security-code.new'), { exact: true }).fill('222222');
  await page.getByLabel(t('profile.security-code.confirm'), { exact: true }).fill('222222');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: t('profile.security-code.changed') })).toBeVisible();
  await user.call('POST', '/api/v1/users/security-code', { security_code: '333333', old_code: '222222' });
});
