import { expect, type Locator, type Page } from '@playwright/test';
import { createAccount, type Account } from './accounts.ts';
import { SITES } from './site.ts';
import { translator, type Translate } from './translator.ts';

const exact = { exact: true };

/** Fills in and submits the e-mail login form of a page or a dialog. */
export async function submitLogin(
  form: Page | Locator,
  t: Translate,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  await form.getByRole('textbox', { name: t('auth.login.email') }).fill(email);
  await form.getByLabel(t('auth.login.password'), exact).fill(password);
  await form.getByRole('button', { name: t('auth.login.submit'), ...exact }).click();
}

/** Logs in by e-mail in the login dialog. */
export async function logInByDialog(page: Page, t: Translate, account: Pick<Account, 'email' | 'password'>) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('auth.select.email') }).click();
  await submitLogin(dialog, t, account);
}

/** Logs in with a new account in the login dialog. */
export const logInWithNewAccount = async (page: Page): Promise<void> =>
  logInByDialog(page, translator(SITES[0]!), await createAccount());

/** Logs out in the settings. */
export async function logOut(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('shell.log-out.action') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('shell.log-out.action') })
    .click();
  await expect(page).toHaveURL(/\/home\/recommend$/);
}
