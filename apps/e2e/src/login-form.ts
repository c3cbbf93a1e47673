import { expect, type Locator, type Page } from '@playwright/test';
import { registerTestAccount, type TestAccount } from './accounts.ts';
import { TEST_SITES } from './test-site.ts';
import { createTranslator, type Translate } from './translator.ts';

const exact = { exact: true };

/** Fills in and submits the e-mail login form of a page or a dialog. */
export async function submitLoginForm(
  form: Page | Locator,
  t: Translate,
  { email, password }: Pick<TestAccount, 'email' | 'password'>,
): Promise<void> {
  await form.getByRole('textbox', { name: t('auth.login.email') }).fill(email);
  await form.getByLabel(t('auth.login.password'), exact).fill(password);
  await form.getByRole('button', { name: t('auth.login.submit'), ...exact }).click();
}

/** Logs in by e-mail in the login dialog. */
export async function logInByDialog(page: Page, t: Translate, account: Pick<TestAccount, 'email' | 'password'>) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('auth.select.email') }).click();
  await submitLoginForm(dialog, t, account);
}

/** Registers a new account by HTTP calls and logs in with it in the login dialog. */
export const registerAndLogInByDialog = async (page: Page): Promise<void> =>
  logInByDialog(page, createTranslator(TEST_SITES[0]!), await registerTestAccount());

/** Logs out in the settings. */
export async function logOutInSettings(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('shell.log-out.action') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('shell.log-out.action') })
    .click();
  await expect(page).toHaveURL(/\/home\/recommend$/);
}
