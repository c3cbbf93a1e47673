import { registerTestAccount, getDemoAccount } from '../../src/accounts.ts';
import {
  getLoginLockedErrorPattern,
  getDevOutboxRecipient,
  TestAuthForms,
  type AuthContact,
} from '../../src/test-auth-forms.ts';
import { fetchLastSentCode, getWrongCode } from '../../src/dev-outbox.ts';
import { TestUser } from '../../src/test-user.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** Password recovery, also while signed in (spec §2, §4). */

const t = createTranslator(TEST_SITES[0]!);
const FRESH = 'changed99';

const byPhone = (index: number): AuthContact => ({
  mode: 'phone',
  country: getDemoAccount(index).country,
  phone: getDemoAccount(index).phone,
});

test('password recovery: replaces the password by a code and keeps all input @slow', async ({ openBrowser }) => {
  const context = await openBrowser();
  const forms = new TestAuthForms(await context.newPage(), t);
  const { page } = forms;
  const known = byPhone(28);
  await page.goto('/login/phone');
  await forms.fillContact(known);
  await forms.button('auth.login.forgot').click();
  await expect(page).toHaveURL(/\/forgot-password\/phone$/);
  await expect(forms.contactField(known)).toHaveValue(getDemoAccount(28).phone);

  // Step 1: the code.
  await forms.button('auth.code.send').click();
  await expect(forms.code).toBeFocused();
  const code = await fetchLastSentCode(getDevOutboxRecipient(known));
  await forms.code.fill(getWrongCode(code));
  await expect(forms.code).toHaveAccessibleDescription(t('errors.code.incorrect'));
  await page.reload();
  await expect(forms.contactField(known)).toHaveValue(getDemoAccount(28).phone);
  await expect(page.getByText(new RegExp(t('auth.code.resend-in').replace('{seconds}', '\\d+')))).toBeVisible();
  await forms.code.fill(code);

  // Step 2: the password. A password manager saves it under the contact.
  const fresh = forms.field('auth.forgot.new-password');
  const confirmation = forms.field('auth.forgot.confirm');
  await expect(fresh).toBeFocused();
  await page.reload();
  await expect(page.locator('input[autocomplete=username]')).toHaveValue(getDemoAccount(28).phone);
  await fresh.fill('short1');
  await fresh.blur();
  await expect(fresh).toHaveAttribute('aria-invalid', 'true');
  await fresh.fill(FRESH);
  await expect(fresh).not.toHaveAttribute('aria-invalid');
  await confirmation.fill('changed98');
  await expect(confirmation).toHaveAccessibleDescription(t('auth.password.mismatch'));
  await confirmation.fill(FRESH);
  await context.setOffline(true);
  await forms.button('auth.forgot.submit').click();
  await expect(forms.alert).toHaveText(t('errors.connection.failed'));
  await context.setOffline(false);
  await forms.button('auth.forgot.submit').click();

  const done = page.getByRole('alertdialog');
  await expect(done).toContainText(t('auth.forgot.done-title'));
  await done.getByRole('button').click();
  await expect(page).toHaveURL(/\/login\/phone$/);
  await expect(forms.contactField(known)).toHaveValue(getDemoAccount(28).phone);
  await forms.field('auth.login.password').fill(getDemoAccount(28).password);
  await forms.button('auth.login.submit').click();
  const wrong = t('errors.login.incorrect-phone');
  await expect(forms.field('auth.login.password')).toHaveAccessibleDescription(wrong);
  await forms.field('auth.login.password').fill(FRESH);
  await forms.button('auth.login.submit').click();
  await expect(page.getByRole('navigation')).toBeVisible();
});

test('login lock: says until when, and a new password by code lifts it @slow', async ({ page }) => {
  const forms = new TestAuthForms(page, t);
  const { email, password: lost } = await registerTestAccount();
  const known: AuthContact = { mode: 'email', email };
  await page.goto('/login/email');
  await forms.fillContact(known);
  const password = forms.field('auth.login.password');
  const wrong = t('errors.login.incorrect-email');
  for (let tries = 0; tries < 5; tries += 1) {
    await password.fill(`wrong123${tries}`);
    await forms.button('auth.login.submit').click();
    await expect(password).toHaveAccessibleDescription(wrong);
  }
  await password.fill(lost);
  await forms.button('auth.login.submit').click();
  await expect(forms.alert).toHaveText(getLoginLockedErrorPattern(t));

  await forms.button('auth.login.forgot').click();
  await forms.button('auth.code.send').click();
  await forms.enterCode(known);
  await forms.field('auth.forgot.new-password').fill(FRESH);
  await forms.field('auth.forgot.confirm').fill(FRESH);
  await forms.button('auth.forgot.submit').click();
  await page.getByRole('alertdialog').getByRole('button').click();
  await password.fill(FRESH);
  await forms.button('auth.login.submit').click();
  await expect(page.getByRole('navigation')).toBeVisible();
});

test('password recovery: an unknown contact leads to registration @slow', async ({ page }) => {
  const forms = new TestAuthForms(page, t);
  await page.goto('/forgot-password/email');
  await forms.contactField({ mode: 'email' }).fill('nobody.at.all@quintet.example');
  await forms.button('auth.code.send').click();
  const guide = page.getByRole('alertdialog');
  await expect(guide).toContainText('nobody.at.all@quintet.example');
  await guide.getByRole('button', { name: t('kit.dialog.cancel') }).click();
  await expect(guide).toBeHidden();
  await forms.button('auth.code.send').click();
  await guide.getByRole('button', { name: t('auth.forgot.no-account-register') }).click();
  await expect(page).toHaveURL(/\/register\?mode=email/);
  await expect(forms.contactField({ mode: 'email' })).toHaveValue('nobody.at.all@quintet.example');
});

test('forgotten password of a signed-in user: a code replaces it; the page asks before leaving, and the user stays signed in @slow', async ({
  openBrowser,
}) => {
  const account = await registerTestAccount();
  const user = await TestUser.signIn(await openBrowser({ device: 'desktop' }), account);
  const forms = new TestAuthForms(user.page, t);
  const { page } = user;
  await page.goto('/profile?changePassword=1');
  await forms.button('profile.password.forgot').click();
  await expect(page).toHaveURL(/\/forgot-password\/email\?(?=.*auto=1)(?=.*email=)/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth.forgot.set-title'));

  const question = page.getByRole('alertdialog', { name: t('auth.forgot.cancel-title') });
  await page.getByRole('button', { name: t('shell.nav.back') }).click();
  await question.getByRole('button', { name: t('auth.forgot.cancel-stay') }).click();
  await expect(question).toBeHidden();
  await forms.button('auth.code.send').click();
  await forms.enterCode({ mode: 'email', email: account.email });
  await forms.field('auth.forgot.new-password').fill(FRESH);
  await page.getByRole('button', { name: t('shell.nav.back') }).click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await forms.field('auth.forgot.confirm').fill(FRESH);
  await page.keyboard.press('Enter');
  await page
    .getByRole('alertdialog', { name: t('auth.forgot.done-title') })
    .getByRole('button')
    .click();
  await expect(page).toHaveURL(/\/profile\?dialogVisible=account$/);
  await expect(page.getByRole('dialog', { name: t('profile.account.title') })).toBeVisible();
  await page.reload();
  await expect(page.getByText(account.email)).toBeVisible();

  // Leaving returns there, too.
  await page.goto(`/forgot-password/email?auto=1&email=${encodeURIComponent(account.email)}`);
  await page.getByRole('button', { name: t('shell.nav.back') }).click();
  await question.getByRole('button', { name: t('auth.forgot.cancel-confirm') }).click();
  await expect(page).toHaveURL(/\/profile\?dialogVisible=account$/);
});
