import type { Page } from '@playwright/test';
import { createAccount } from './accounts.ts';
import { type Contact, AuthForms, createEmailContact } from './auth-forms.ts';
import { waitForButton, openByPath, type Screen } from './screen.ts';
import type { Translate } from './translator.ts';

/** The forms of the page's server. */
function createForms(page: Page, t: Translate): { forms: AuthForms; port: number } {
  const port = Number(new URL(page.url()).port);
  return { forms: new AuthForms(page, t, port), port };
}

/** Opens step 3 of registration. */
async function openRegisterInfo(page: Page, t: Translate): Promise<AuthForms> {
  await page.goto('/register?mode=email');
  const { forms } = createForms(page, t);
  const contact = createEmailContact();
  await forms.requestCode(contact);
  await forms.enterCode(contact);
  await forms.button('auth.register.submit').waitFor();
  return forms;
}

/** Opens password recovery after the code was sent. */
async function openRecoveryCode(page: Page, t: Translate): Promise<{ forms: AuthForms; contact: Contact }> {
  await page.goto('/forgot-password/email');
  const { forms, port } = createForms(page, t);
  const contact: Contact = { mode: 'email', email: (await createAccount(port)).email };
  await forms.fillContact(contact);
  await forms.button('auth.code.send').click();
  await forms.code.waitFor();
  return { forms, contact };
}

export const AUTH_SCREENS: readonly Screen[] = [
  { name: 'auth-login-select', as: 'guest', open: openByPath('/login', waitForButton('auth.select.phone')) },
  { name: 'auth-login-phone', as: 'guest', open: openByPath('/login/phone', waitForButton('auth.login.submit')) },
  {
    name: 'auth-login-wrong',
    as: 'guest',
    async open(page, t) {
      await page.goto('/login/email');
      const { forms } = createForms(page, t);
      await forms.fillContact(createEmailContact());
      await forms.field('auth.login.password').fill('wrong1234');
      await forms.button('auth.login.submit').click();
      await page.getByText(t('errors.login.incorrect-email')).waitFor();
    },
  },
  {
    name: 'auth-login-dialog',
    as: 'guest',
    async open(page, t) {
      const limit = { status: 429, json: { error: 'api.guest_limit', result: null } };
      await page.route('**/api/v1/maintenance', (route) => route.fulfill(limit));
      await page.goto('/register');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('auth.select.email') })
        .click();
      await page.getByRole('dialog').getByLabel(t('auth.login.password'), { exact: true }).waitFor();
    },
  },
  {
    name: 'auth-country',
    as: 'guest',
    async open(page, t) {
      await page.goto('/login/phone');
      await page.getByRole('button', { name: t('auth.login.country') }).click();
      await page.getByRole('dialog').getByText('+856').waitFor();
    },
  },
  {
    name: 'auth-register-contact',
    as: 'guest',
    open: openByPath('/register?mode=phone', waitForButton('auth.register.next')),
  },
  {
    name: 'auth-register-code',
    as: 'newcomer',
    async open(page, t) {
      await page.goto('/register?mode=email');
      await createForms(page, t).forms.requestCode(createEmailContact());
    },
  },
  {
    name: 'auth-register-info',
    as: 'newcomer',
    async open(page, t) {
      const forms = await openRegisterInfo(page, t);
      await forms.button('auth.register.submit').click();
      await page.getByText(t('auth.register.agree-required')).waitFor();
    },
  },
  {
    name: 'auth-register-done',
    as: 'newcomer',
    async open(page, t) {
      const forms = await openRegisterInfo(page, t);
      await forms.fillInfo();
      await forms.button('auth.register.submit').click();
      await forms.button('auth.register.skip').waitFor();
    },
  },
  {
    name: 'auth-forgot-contact',
    as: 'guest',
    open: openByPath('/forgot-password/phone', waitForButton('auth.code.send')),
  },
  {
    name: 'auth-forgot-code',
    as: 'newcomer',
    open: async (page, t) => void (await openRecoveryCode(page, t)),
  },
  {
    name: 'auth-forgot-password',
    as: 'newcomer',
    async open(page, t) {
      const { forms, contact } = await openRecoveryCode(page, t);
      await forms.enterCode(contact);
      await forms.field('auth.forgot.new-password').fill('short');
      await forms.button('auth.forgot.submit').click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'auth-forgot-cancel',
    as: 'guest',
    async open(page, t) {
      await page.goto('/forgot-password/email?auto=1&email=someone%40quintet.example');
      await page.getByRole('button', { name: t('shell.nav.back') }).click();
      await page.getByRole('alertdialog').getByText(t('auth.forgot.cancel-text')).waitFor();
    },
  },
  {
    name: 'auth-google-register',
    as: 'newcomer',
    async open(page, t) {
      const newcomer = { token: 'a.b.c', email: 'mei@quintet.example', nickname: 'Mei' };
      await page.goto('/terms');
      await page.evaluate((kept) => sessionStorage.setItem('quintet.google-newcomer', kept), JSON.stringify(newcomer));
      await page.goto('/auth/google-register');
      await waitForButton('auth.register.submit')(page, t);
    },
  },
];
