import { registerTestAccount } from '../../src/accounts.ts';
import { fetchLastSentCode } from '../../src/dev-outbox.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import { TestUser } from '../../src/test-user.ts';
import { createTranslator } from '../../src/translator.ts';

/** A forgotten security password of a signed-in user (spec §2, `auto`); recovery.spec.ts has the password. */

const SITE = TEST_SITES[2]!;

test('forgotten security password: a code replaces it while signed in @slow', async ({ openBrowser }) => {
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
