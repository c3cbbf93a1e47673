import type { Page } from '@playwright/test';
import { newAccount } from './accounts.ts';
import { type Contact, Entry, newEmail } from './auth-forms.ts';
import { button, goTo, type Screen } from './screen.ts';
import type { Say } from './translator.ts';

/** The forms by which one enters, at the server that the page is of. */
function entryAt(page: Page, say: Say): { entry: Entry; port: number } {
  const port = Number(new URL(page.url()).port);
  return { entry: new Entry(page, say, port), port };
}

/** Registering, as far as step 3. */
async function verified(page: Page, say: Say): Promise<Entry> {
  await page.goto('/register?mode=email');
  const { entry } = entryAt(page, say);
  const contact = newEmail();
  await entry.askForCode(contact);
  await entry.typeCode(contact);
  await entry.button('auth.register.submit').waitFor();
  return entry;
}

/** A forgotten password, as far as the code that was sent. */
async function recovering(page: Page, say: Say): Promise<{ entry: Entry; contact: Contact }> {
  await page.goto('/forgot-password/email');
  const { entry, port } = entryAt(page, say);
  const contact: Contact = { mode: 'email', email: (await newAccount(port)).email };
  await entry.fillContact(contact);
  await entry.button('auth.code.send').click();
  await entry.code.waitFor();
  return { entry, contact };
}

export const ENTRY_SCREENS: readonly Screen[] = [
  { name: 'auth-login-select', as: 'guest', open: goTo('/login', button('auth.select.phone')) },
  { name: 'auth-login-phone', as: 'guest', open: goTo('/login/phone', button('auth.login.submit')) },
  {
    name: 'auth-login-wrong',
    as: 'guest',
    async open(page, say) {
      await page.goto('/login/email');
      const { entry } = entryAt(page, say);
      await entry.fillContact(newEmail());
      await entry.field('auth.login.password').fill('wrong1234');
      await entry.button('auth.login.submit').click();
      await page.getByText(say('errors.login.incorrect-email')).waitFor();
    },
  },
  {
    name: 'auth-login-dialog',
    as: 'guest',
    async open(page, say) {
      const limit = { status: 429, json: { error: 'api.guest_limit', result: null } };
      await page.route('**/api/v1/maintenance', (route) => route.fulfill(limit));
      await page.goto('/register');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('auth.select.email') })
        .click();
      await page.getByRole('dialog').getByLabel(say('auth.login.password'), { exact: true }).waitFor();
    },
  },
  {
    name: 'auth-country',
    as: 'guest',
    async open(page, say) {
      await page.goto('/login/phone');
      await page.getByRole('button', { name: say('auth.login.country') }).click();
      await page.getByRole('dialog').getByText('+856').waitFor();
    },
  },
  { name: 'auth-register-contact', as: 'guest', open: goTo('/register?mode=phone', button('auth.register.next')) },
  {
    name: 'auth-register-code',
    as: 'newcomer',
    async open(page, say) {
      await page.goto('/register?mode=email');
      await entryAt(page, say).entry.askForCode(newEmail());
    },
  },
  {
    name: 'auth-register-info',
    as: 'newcomer',
    async open(page, say) {
      const entry = await verified(page, say);
      await entry.button('auth.register.submit').click();
      await page.getByText(say('auth.register.agree-required')).waitFor();
    },
  },
  {
    name: 'auth-register-done',
    as: 'newcomer',
    async open(page, say) {
      const entry = await verified(page, say);
      await entry.fillInfo();
      await entry.button('auth.register.submit').click();
      await entry.button('auth.register.skip').waitFor();
    },
  },
  { name: 'auth-forgot-contact', as: 'guest', open: goTo('/forgot-password/phone', button('auth.code.send')) },
  {
    name: 'auth-forgot-code',
    as: 'newcomer',
    open: async (page, say) => void (await recovering(page, say)),
  },
  {
    name: 'auth-forgot-password',
    as: 'newcomer',
    async open(page, say) {
      const { entry, contact } = await recovering(page, say);
      await entry.typeCode(contact);
      await entry.field('auth.forgot.new-password').fill('short');
      await entry.button('auth.forgot.submit').click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'auth-forgot-cancel',
    as: 'guest',
    async open(page, say) {
      await page.goto('/forgot-password/email?auto=1&email=someone%40quintet.example');
      await page.getByRole('button', { name: say('shell.nav.back') }).click();
      await page.getByRole('alertdialog').getByText(say('auth.forgot.cancel-text')).waitFor();
    },
  },
  {
    name: 'auth-google-register',
    as: 'newcomer',
    async open(page, say) {
      const newcomer = { token: 'a.b.c', email: 'mei@quintet.example', nickname: 'Mei' };
      await page.goto('/terms');
      await page.evaluate((kept) => sessionStorage.setItem('quintet.google-newcomer', kept), JSON.stringify(newcomer));
      await page.goto('/auth/google-register');
      await button('auth.register.submit')(page, say);
    },
  },
];
