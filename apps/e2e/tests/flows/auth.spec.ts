import { accountAt } from '../../src/accounts.ts';
import { SITES } from '../../src/site.ts';
import { expect, test } from '../../src/test.ts';
import { wordsOf } from '../../src/translator.ts';

/** Login by phone or e-mail and password (spec §2, §5). */

const say = wordsOf(SITES[0]!);
const account = accountAt(14);

test('the button waits for a valid phone and a password, and leads home', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: say('auth.select.guest') }).click();
  await expect(page).toHaveURL(/\/home\/recommend$/);
  await page.goBack();
  await page.getByRole('button', { name: say('auth.select.phone') }).click();
  await expect(page).toHaveURL(/\/login\/phone$/);
  const button = page.getByRole('button', { name: say('auth.login.submit'), exact: true });
  const phone = page.getByRole('textbox', { name: say('auth.login.phone') });
  const password = page.getByLabel(say('auth.login.password'), { exact: true });

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

test('going back closes the question to log in, and stays where it was asked', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: say('auth.select.guest') }).click();
  await expect(page).toHaveURL(/\/home\/recommend$/);
  const dialog = page.getByRole('dialog');
  const chats = page.getByRole('navigation').getByText(say('shell.nav.chat'));
  await chats.click();
  await dialog.getByRole('button', { name: say('auth.select.email') }).click();
  await expect(dialog.getByRole('textbox', { name: say('auth.login.email') })).toBeFocused();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/home\/recommend$/);
  // Closed otherwise, it takes no step of going back.
  await chats.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
});

test('a wrong password is told where it was typed, moves nothing, and the right one still works', async ({ page }) => {
  await page.goto('/login/email');
  const { email } = accountAt(15);
  await page.getByRole('textbox', { name: say('auth.login.email') }).fill(email);
  const password = page.getByLabel(say('auth.login.password'), { exact: true });
  const button = page.getByRole('button', { name: say('auth.login.submit'), exact: true });
  await password.fill('wrong1234');
  const place = await button.boundingBox();
  await button.click();
  await expect(password).toHaveAccessibleDescription(say('errors.login.incorrect-email'));
  expect(await button.boundingBox()).toEqual(place);
  await expect(page).toHaveURL(/\/login\/email$/);
  await password.fill(accountAt(15).password);
  await button.click();
  await expect(page.getByRole('navigation')).toBeVisible();
});

test('the country is chosen by name or dial code', async ({ page }) => {
  await page.goto('/login/phone');
  const country = page.getByRole('button', { name: say('auth.login.country') });
  await country.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('91');
  await dialog.getByText('+91').click();
  await expect(dialog).toBeHidden();
  await expect(country).toHaveText('+91');
});

test('whoever is signed in and logs out leaves nothing behind', async ({ page }) => {
  await page.goto('/login/email');
  const { email, password } = accountAt(16);
  await page.getByRole('textbox', { name: say('auth.login.email') }).fill(email);
  await page.getByLabel(say('auth.login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('auth.login.submit'), exact: true }).click();
  await expect(page.getByRole('navigation')).toBeVisible();
  await page.goto('/my-page');
  await page.getByRole('button', { name: say('shell.log-out.action') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('shell.log-out.action') })
    .click();
  await expect(page).toHaveURL(/\/home\/recommend$/);
  const left = () =>
    page.evaluate(async () => ({
      token: localStorage.getItem('quintet.token'),
      refresh: localStorage.getItem('quintet.refresh'),
      databases: await indexedDB.databases(),
    }));
  await expect.poll(left).toEqual({ token: null, refresh: null, databases: [] });
});
