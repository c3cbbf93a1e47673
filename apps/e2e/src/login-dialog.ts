import type { Page } from '@playwright/test';
import { newAccount } from './accounts.ts';
import { SITES } from './site.ts';
import { wordsOf } from './translator.ts';

const say = wordsOf(SITES[0]!);
const exact = { exact: true };

/** Somebody new, in the dialog that asks for it. */
export async function logInAnew(page: Page): Promise<void> {
  const { email, password } = await newAccount();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('auth.select.email') }).click();
  await dialog.getByRole('textbox', { name: say('auth.login.email') }).fill(email);
  await dialog.getByLabel(say('auth.login.password'), exact).fill(password);
  await dialog.getByRole('button', { name: say('auth.login.submit'), ...exact }).click();
}
