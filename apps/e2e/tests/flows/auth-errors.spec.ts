import type { Page, Request } from '@playwright/test';
import { accountAt, newAccount } from '../../src/accounts.ts';
import { addressOf, Entry, newContact, newUsername } from '../../src/auth-forms.ts';
import { codeFor, wrongCode } from '../../src/dev-outbox.ts';
import { Person } from '../../src/test-user.ts';
import { routeOnce } from '../../src/route-once.ts';
import { SITES, type Site } from '../../src/site.ts';
import { expect, test } from '../../src/test.ts';
import { wordsOf, type Say } from '../../src/translator.ts';

/**
 * The rows of spec §8 that the ways in and the settings can meet: the real server refuses, the real screen says the sentence, in both
 * languages. Those of the captcha, Google, login codes and the bio stand in flows of their own.
 */

const SITE: Site = SITES[0]!;
const STRANGER = 'device-of-somebody';

const CHECK = '/api/v1/verification/check';
const LOGIN = '/api/v1/login';
const REGISTER = '/api/v1/register';
const RECOVERY = '/api/v2/recovery';

/** What a screen reader says as it appears: the form's alert, and the line below a field. */
const READ_ALOUD = '[role=alert], [aria-live=polite]';

interface Refusal {
  /** The operation's path. */
  at: string;
  code: string;
  /** Message id of the sentence. */
  says: string;
  /** Put in the place of what the form sends, for what the form itself would not let through. */
  sent?: object;
}

/** Does what is refused, and sees who refused it and what the screen says of it. */
async function expectRefused(page: Page, say: Say, refusal: Refusal, act: () => Promise<void>): Promise<void> {
  const { at, code, says, sent } = refusal;
  await test.step(`${code} at ${at}`, async () => {
    const isAct = (request: Request) => new URL(request.url()).pathname === at && request.method() !== 'GET';
    if (sent) {
      const change = (known: object) => JSON.stringify({ ...known, ...sent });
      await routeOnce(
        page,
        at,
        (route, request) => route.continue({ postData: change(request.postDataJSON()) }),
        isAct,
      );
    }
    const refused = page.waitForResponse((response) => isAct(response.request()));
    await act();
    expect(await (await refused).json()).toMatchObject({ error: code });
    await expect(page.locator(READ_ALOUD).filter({ hasText: say(says) })).toBeVisible();
  });
}

for (const locale of SITE.brand.languages) {
  const say = wordsOf(SITE, locale);

  test(`logging in and registering are refused in words: ${locale}`, async ({ openBrowser }) => {
    test.slow();
    const context = await openBrowser({ locale });
    const page = await context.newPage();
    const entry = new Entry(page, say);
    const known = accountAt(33);
    const refused = (refusal: Refusal, act: () => Promise<void>) => expectRefused(page, say, refusal, act);

    const logIn = () => entry.button('auth.login.submit').click();
    await page.goto('/login/phone');
    await entry.contactField({ mode: 'phone' }).fill(known.phone);
    await entry.field('auth.login.password').fill('wrong1234');
    await refused({ at: LOGIN, code: 'api.unauthorized', says: 'errors.login.incorrect-phone' }, logIn);
    const wrongPhone = { code: 'api.body.param_invalid.phone', says: 'errors.code.invalid', sent: { phone: '1x' } };
    await refused({ at: LOGIN, ...wrongPhone }, logIn);
    const wrongDevice = { code: 'api.body.param_invalid.device_id', says: 'errors.account.device' };
    await refused({ at: LOGIN, ...wrongDevice, sent: { device_id: '' } }, logIn);
    await page.goto('/login/email');
    await entry.contactField({ mode: 'email' }).fill(known.email);
    await entry.field('auth.login.password').fill('wrong1234');
    await refused({ at: LOGIN, code: 'api.unauthorized', says: 'errors.login.incorrect-email' }, logIn);
    await context.setOffline(true);
    await logIn();
    await expect(entry.alert).toHaveText(say('errors.connection.failed'));
    await context.setOffline(false);

    const contact = newContact('phone', SITE);
    await entry.askForCode(contact);
    const code = await codeFor(addressOf(contact));
    const type = (typed: string) => () => entry.code.fill(typed);
    await refused(
      { at: CHECK, code: 'api.data_invalid', says: 'errors.code.invalid', sent: { device_id: STRANGER } },
      type(code),
    );
    await refused(
      { at: CHECK, code: 'api.body.param_invalid.code', says: 'errors.code.incorrect' },
      type(wrongCode(code)),
    );
    await entry.code.fill(code);

    const register = () => entry.button('auth.register.submit').click();
    await entry.fillInfo({ username: 'wren2026' });
    await refused({ at: REGISTER, code: 'api.data_exist', says: 'errors.account.id-exists' }, register);
    await entry.field('auth.register.username').fill(newUsername());
    const optional = say('auth.register.optional', { label: say('auth.register.invite-code') });
    const inviteCode = page.getByRole('textbox', { name: optional });
    await inviteCode.fill('nobody12');
    await refused(
      { at: REGISTER, code: 'api.body.param_invalid.invite_code', says: 'errors.account.invite-code' },
      register,
    );
    await inviteCode.fill('');
    await refused(
      { at: REGISTER, code: 'api.data_invalid', says: 'errors.general.incorrect-input', sent: { device_id: STRANGER } },
      register,
    );
  });

  test(`a forgotten password is refused in words: ${locale}`, async ({ openBrowser }) => {
    test.slow();
    const page = await (await openBrowser({ locale })).newPage();
    const entry = new Entry(page, say);
    const { email } = await newAccount();
    const refused = (refusal: Refusal, act: () => Promise<void>) => expectRefused(page, say, refusal, act);
    const type = (typed: string) => () => entry.code.fill(typed);

    await page.goto('/forgot-password/email');
    await entry.contactField({ mode: 'email' }).fill(email);
    await entry.button('auth.code.send').click();
    await expect(entry.code).toBeFocused();
    const code = await codeFor(email);
    await refused(
      { at: CHECK, code: 'api.data_invalid', says: 'errors.code.invalid', sent: { device_id: STRANGER } },
      type(code),
    );
    await refused(
      { at: CHECK, code: 'api.body.param_invalid.code', says: 'errors.code.incorrect' },
      type(wrongCode(code)),
    );
    await entry.code.fill(code);

    await entry.field('auth.forgot.new-password').fill('changed99');
    await entry.field('auth.forgot.confirm').fill('changed99');
    const save = () => entry.button('auth.forgot.submit').click();
    await refused(
      { at: RECOVERY, code: 'api.data_invalid', says: 'errors.code.invalid', sent: { device_id: STRANGER } },
      save,
    );
    const wrong = {
      code: 'api.body.param_invalid.code',
      says: 'errors.code.incorrect',
      sent: { code: wrongCode(code) },
    };
    for (let tries = 0; tries < 5; tries += 1) await refused({ at: RECOVERY, ...wrong }, save);
    await refused({ at: RECOVERY, code: 'api.body.param_expired.code', says: 'errors.code.expired' }, save);
  });

  test(`the settings refuse in words: ${locale}`, async ({ openBrowser }) => {
    test.slow();
    const account = await newAccount();
    const person = await Person.signIn(await openBrowser({ locale }), account, say);
    const { page } = person;
    await person.call('POST', '/api/v1/users/security-code', { security_code: '135790' });
    const sheet = page.getByRole('dialog');
    const field = (id: string) => sheet.getByLabel(say(id), { exact: true });
    const press = (id: string) => () => sheet.getByRole('button', { name: say(id), exact: true }).click();
    const refused = (refusal: Refusal, act: () => Promise<void>) => expectRefused(page, say, refusal, act);

    await page.goto('/profile?changePassword=1');
    await field('profile.password.old').fill('wrong1234');
    await field('profile.password.new').fill('changed99');
    await field('profile.password.confirm').fill('changed99');
    await refused(
      {
        at: '/api/v1/users/password',
        code: 'api.body.param_invalid.old_password',
        says: 'errors.account.old-password',
      },
      press('profile.password.save'),
    );

    await page.goto('/profile?dialogVisible=security-code');
    await field('profile.security-code.old').fill('000000');
    await field('profile.security-code.new').fill('246802');
    await field('profile.security-code.confirm').fill('246802');
    await refused(
      {
        at: '/api/v1/users/security-code',
        code: 'api.body.param_invalid.old_code',
        says: 'errors.security-code.old-incorrect',
      },
      press('profile.security-code.save'),
    );

    await page.goto('/edit-profile');
    await page.getByRole('textbox', { name: say('profile.edit.username') }).fill('wren2026');
    await refused({ at: '/api/v2/users/me', code: 'api.data_exist', says: 'errors.account.id-exists' }, () =>
      page.getByRole('button', { name: say('profile.edit.save'), exact: true }).click(),
    );

    // Only a server that breaks says this, so it is said in its name.
    await page.goto('/profile?dialogVisible=delete');
    await page.route('/api/v1/users/me', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 500, json: { error: 'api.unknown', result: null } })
        : route.continue(),
    );
    await field('profile.delete.password').fill(account.password);
    await press('profile.delete.action')();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('profile.delete.confirm'), exact: true })
      .click();
    await expect(page.getByText(say('errors.account.delete-failed'))).toBeVisible();
  });
}
