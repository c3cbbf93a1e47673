import { accountAt } from '../../src/accounts.ts';
import { addressOf, Entry, type Contact } from '../../src/auth-forms.ts';
import { codeFor, wrongCode } from '../../src/dev-outbox.ts';
import { Person } from '../../src/test-user.ts';
import { SITES } from '../../src/site.ts';
import { expect, test } from '../../src/test.ts';
import { wordsOf } from '../../src/translator.ts';

/** A new password for a forgotten one, and setting a first one (spec §2, §4). */

const say = wordsOf(SITES[0]!);
const FRESH = 'changed99';

const byEmail = (place: number): Contact => ({ mode: 'email', email: accountAt(place).email });
const byPhone = (place: number): Contact => ({
  mode: 'phone',
  country: accountAt(place).country,
  phone: accountAt(place).phone,
});

test('a forgotten password is replaced with a code, and nothing that was typed is lost on the way', async ({
  openBrowser,
}) => {
  const context = await openBrowser();
  const entry = new Entry(await context.newPage(), say);
  const { page } = entry;
  const known = byPhone(28);
  await page.goto('/login/phone');
  await entry.fillContact(known);
  await entry.button('auth.login.forgot').click();
  await expect(page).toHaveURL(/\/forgot-password\/phone$/);
  await expect(entry.contactField(known)).toHaveValue(accountAt(28).phone);

  // Step 1: the code.
  await entry.button('auth.code.send').click();
  await expect(entry.code).toBeFocused();
  const code = await codeFor(addressOf(known));
  await entry.code.fill(wrongCode(code));
  await expect(entry.code).toHaveAccessibleDescription(say('errors.code.incorrect'));
  await page.reload();
  await expect(entry.contactField(known)).toHaveValue(accountAt(28).phone);
  await expect(page.getByText(new RegExp(say('auth.code.resend-in').replace('{seconds}', '\\d+')))).toBeVisible();
  await entry.code.fill(code);

  // Step 2: the password. A password manager keeps it under the contact.
  const fresh = entry.field('auth.forgot.new-password');
  const confirmation = entry.field('auth.forgot.confirm');
  await expect(fresh).toBeFocused();
  await page.reload();
  await expect(page.locator('input[autocomplete=username]')).toHaveValue(accountAt(28).phone);
  await fresh.fill('short1');
  await fresh.blur();
  await expect(fresh).toHaveAttribute('aria-invalid', 'true');
  await fresh.fill(FRESH);
  await expect(fresh).not.toHaveAttribute('aria-invalid');
  await confirmation.fill('changed98');
  await expect(confirmation).toHaveAccessibleDescription(say('auth.password.mismatch'));
  await confirmation.fill(FRESH);
  await context.setOffline(true);
  await entry.button('auth.forgot.submit').click();
  await expect(entry.alert).toHaveText(say('errors.connection.failed'));
  await context.setOffline(false);
  await entry.button('auth.forgot.submit').click();

  const done = page.getByRole('alertdialog');
  await expect(done).toContainText(say('auth.forgot.done-title'));
  await done.getByRole('button').click();
  await expect(page).toHaveURL(/\/login\/phone$/);
  await expect(entry.contactField(known)).toHaveValue(accountAt(28).phone);
  await entry.field('auth.login.password').fill(accountAt(28).password);
  await entry.button('auth.login.submit').click();
  const wrong = say('errors.login.incorrect-phone');
  await expect(entry.field('auth.login.password')).toHaveAccessibleDescription(wrong);
  await entry.field('auth.login.password').fill(FRESH);
  await entry.button('auth.login.submit').click();
  await expect(page.getByRole('navigation')).toBeVisible();
});

test('a contact that nobody has is guided to registering', async ({ page }) => {
  const entry = new Entry(page, say);
  await page.goto('/forgot-password/email');
  await entry.contactField({ mode: 'email' }).fill('nobody.at.all@quintet.example');
  await entry.button('auth.code.send').click();
  const guide = page.getByRole('alertdialog');
  await expect(guide).toContainText('nobody.at.all@quintet.example');
  await guide.getByRole('button', { name: say('kit.dialog.cancel') }).click();
  await expect(guide).toBeHidden();
  await entry.button('auth.code.send').click();
  await guide.getByRole('button', { name: say('auth.forgot.no-account-register') }).click();
  await expect(page).toHaveURL(/\/register\?mode=email/);
  await expect(entry.contactField({ mode: 'email' })).toHaveValue('nobody.at.all@quintet.example');
});

test('whoever is signed in sets a password, is asked before giving up, and stays signed in', async ({
  openBrowser,
}) => {
  const account = accountAt(32);
  const person = await Person.signIn(await openBrowser({ device: 'desktop' }), account);
  const entry = new Entry(person.page, say);
  const { page } = person;
  await page.goto(`/forgot-password/email?auto=1&email=${encodeURIComponent(account.email)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('auth.forgot.set-title'));

  const question = page.getByRole('alertdialog', { name: say('auth.forgot.cancel-title') });
  await page.getByRole('button', { name: say('shell.nav.back') }).click();
  await question.getByRole('button', { name: say('auth.forgot.cancel-stay') }).click();
  await expect(question).toBeHidden();
  await entry.button('auth.code.send').click();
  await entry.typeCode(byEmail(32));
  await entry.field('auth.forgot.new-password').fill(FRESH);
  await page.getByRole('button', { name: say('shell.nav.back') }).click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await entry.field('auth.forgot.confirm').fill(FRESH);
  await page.keyboard.press('Enter');
  await page
    .getByRole('alertdialog', { name: say('auth.forgot.done-title') })
    .getByRole('button')
    .click();
  await expect(page).toHaveURL(/\/profile\?dialogVisible=account$/);
  await page.reload();
  await expect(page.getByText(account.email)).toBeVisible();

  // Giving up leads there too.
  await page.goto(`/forgot-password/email?auto=1&email=${encodeURIComponent(account.email)}`);
  await page.getByRole('button', { name: say('shell.nav.back') }).click();
  await question.getByRole('button', { name: say('auth.forgot.cancel-confirm') }).click();
  await expect(page).toHaveURL(/\/profile\?dialogVisible=account$/);
});
