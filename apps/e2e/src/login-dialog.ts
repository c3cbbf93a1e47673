import type { Page } from '@playwright/test';
import { createAccount } from './accounts.ts';
import { SITES } from './site.ts';
import { translator } from './translator.ts';

const t = translator(SITES[0]!);
const exact = { exact: true };

/** Logs in with a new account in the login dialog. */
export async function logInWithNewAccount(page: Page): Promise<void> {
  const { email, password } = await createAccount();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('auth.select.email') }).click();
  await dialog.getByRole('textbox', { name: t('auth.login.email') }).fill(email);
  await dialog.getByLabel(t('auth.login.password'), exact).fill(password);
  await dialog.getByRole('button', { name: t('auth.login.submit'), ...exact }).click();
}
