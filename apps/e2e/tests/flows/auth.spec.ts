import { getDemoAccount } from '../../src/accounts.ts';
import { TestAuthForms, createAuthEmailContact, type AuthContact } from '../../src/test-auth-forms.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** Login by phone or e-mail with password (spec §2, §5). */

const t = createTranslator(TEST_SITES[0]!);
const account = getDemoAccount(14);

test('login: enables the button for a valid phone and a password, then opens home', async ({ page }) => {
  // The brand does not offer Google.
  await page.goto('/auth/google-callback');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('button', { name: t('auth.select.guest') }).click();
  await expect(page).toHaveURL(/\/home\/recommend$/);
  await page.goBack();
  await page.getByRole('button', { name: t('auth.select.phone') }).click();
  await expect(page).toHaveURL(/\/login\/phone$/);
  const button = page.getByRole('button', { name: t('auth.login.submit'), exact: true });
  const phone = page.getByRole('textbox', { name: t('auth.login.phone') });
  const password = page.getByLabel(t('auth.login.password'), { exact: true });

  // The country is found by dial code and by name.
  const country = page.getByRole('button', { name: t('auth.login.country') });
  const picker = page.getByRole('dialog');
  for (const [sought, dialCode] of [
    ['91', '+91'],
    ['中国', '+86'],
  ] as const) {
    await country.click();
    await picker.getByRole('searchbox').fill(sought);
    await picker.getByText(dialCode, { exact: true }).click();
    await expect(picker).toBeHidden();
    await expect(country).toHaveText(dialCode);
  }

  await expect(button).toBeDisabled();
  await phone.fill('123');
  await password.fill(account.password);
  await expect(button).toBeDisabled();
  await phone.fill(account.phone);
  await expect(button).toBeEnabled();
  await password.fill('');
  await expect(button).toBeDisabled();
  await password.fill(account.password);
  await button.click();
  await expect(page).not.toHaveURL(/login/);
  await expect(page.getByRole('navigation')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('quintet.token'))).toBeTruthy();
});

test('login dialog: back closes it and stays on the page @slow', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: t('auth.select.guest') }).click();
  await expect(page).toHaveURL(/\/home\/recommend$/);
  const dialog = page.getByRole('dialog');
  const chats = page.getByRole('navigation').getByText(t('shell.nav.chat'));
  await chats.click();
  await dialog.getByRole('button', { name: t('auth.select.email') }).click();
  await expect(dialog.getByRole('textbox', { name: t('auth.login.email') })).toBeFocused();
  // Going back goes a step back within the dialog, and then closes it.
  const byPhone = dialog.getByRole('button', { name: t('auth.select.phone') });
  await page.goBack();
  await expect(byPhone).toBeVisible();
  await byPhone.click();
  await dialog.getByRole('button', { name: t('kit.bar.back') }).click();
  await expect(byPhone).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/home\/recommend$/);
  // A dialog closed by its button leaves no history entry.
  await chats.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
});

test('login by code: stands beside the password, and registers a new contact', async ({ openBrowser }) => {
  const known: AuthContact = { mode: 'email', email: getDemoAccount(38).email };
  const forms = new TestAuthForms(await (await openBrowser()).newPage(), t);
  await forms.page.goto('/login/email');
  await forms.fillContact(known);
  await forms.button('auth.login.by-code').click();
  await expect(forms.contactField(known)).toHaveValue(known.email);
  await forms.button('auth.code.by-password').click();
  await expect(forms.field('auth.login.password')).toBeVisible();
  await forms.button('auth.login.by-code').click();
  await forms.button('auth.code.send').click();
  await forms.enterCode(known);
  await expect(forms.page.getByRole('navigation')).toBeVisible();

  const unknown = createAuthEmailContact();
  const guest = new TestAuthForms(await (await openBrowser()).newPage(), t);
  await guest.page.goto('/login/email');
  await guest.fillContact(unknown);
  await guest.button('auth.login.by-code').click();
  await guest.button('auth.code.send').click();
  await guest.enterCode(unknown);
  await expect(guest.page).toHaveURL(/\/register\?.*step=3/);
});
