import type { Page, Request } from '@playwright/test';
import { listFlowLocales } from '../../src/flow-locales.ts';
import { getDemoAccount, registerTestAccount } from '../../src/accounts.ts';
import {
  getDevOutboxRecipient,
  TestAuthForms,
  createAuthContact,
  createUniqueUsername,
} from '../../src/test-auth-forms.ts';
import { fetchLastSentCode, getWrongCode } from '../../src/dev-outbox.ts';
import { TestUser } from '../../src/test-user.ts';
import { interceptOnce } from '../../src/intercept.ts';
import { TEST_SITES, type TestSite } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator, type Translate } from '../../src/translator.ts';

/**
 * The rows of spec §8 for authentication and settings, on the real server and screens. Other flows test the errors of
 * the captcha, Google, login codes and the bio.
 */

const SITE: TestSite = TEST_SITES[0]!;
const OTHER_DEVICE = 'device-of-somebody';

const CHECK = '/api/v1/verification/check';
const LOGIN = '/api/v1/login';
const REGISTER = '/api/v1/register';
const RECOVERY = '/api/v2/recovery';

/** Live regions: the form's alert and the line below a field. */
const LIVE_REGIONS = '[role=alert], [aria-live=polite]';

interface ErrorCase {
  /** The operation's path. */
  path: string;
  code: string;
  /** Message id of the error. */
  messageId: string;
  /** Overrides the request body with values that the form rejects. */
  body?: object;
}

/** Runs `act`, and expects the error from the server and its message on the screen. */
async function expectError(page: Page, t: Translate, errorCase: ErrorCase, act: () => Promise<void>): Promise<void> {
  const { path, code, messageId, body } = errorCase;
  await test.step(`${code} at ${path}`, async () => {
    const isAct = (request: Request) => new URL(request.url()).pathname === path && request.method() !== 'GET';
    if (body) {
      const change = (known: object) => JSON.stringify({ ...known, ...body });
      await interceptOnce(
        page,
        path,
        (route, request) => route.continue({ postData: change(request.postDataJSON()) }),
        isAct,
      );
    }
    const errorResponse = page.waitForResponse((response) => isAct(response.request()));
    await act();
    expect(await (await errorResponse).json()).toMatchObject({ error: code });
    await expect(page.locator(LIVE_REGIONS).filter({ hasText: t(messageId) })).toBeVisible();
  });
}

for (const locale of listFlowLocales(SITE, 'en')) {
  const t = createTranslator(SITE, locale);

  test(`login and registration errors: show their messages: ${locale}`, async ({ openBrowser }) => {
    test.slow();
    const context = await openBrowser({ locale });
    const page = await context.newPage();
    const forms = new TestAuthForms(page, t);
    const known = getDemoAccount(33);
    const errorResponse = (errorCase: ErrorCase, act: () => Promise<void>) => expectError(page, t, errorCase, act);

    const logIn = () => forms.button('auth.login.submit').click();
    await page.goto('/login/phone');
    await forms.contactField({ mode: 'phone' }).fill(known.phone);
    await forms.field('auth.login.password').fill('wrong1234');
    await errorResponse({ path: LOGIN, code: 'api.unauthorized', messageId: 'errors.login.incorrect-phone' }, logIn);
    const wrongPhone = {
      code: 'api.body.param_invalid.phone',
      messageId: 'errors.code.invalid',
      body: { phone: '1x' },
    };
    await errorResponse({ path: LOGIN, ...wrongPhone }, logIn);
    const wrongDevice = { code: 'api.body.param_invalid.device_id', messageId: 'errors.account.device' };
    await errorResponse({ path: LOGIN, ...wrongDevice, body: { device_id: '' } }, logIn);
    await page.goto('/login/email');
    await forms.contactField({ mode: 'email' }).fill(known.email);
    await forms.field('auth.login.password').fill('wrong1234');
    await errorResponse({ path: LOGIN, code: 'api.unauthorized', messageId: 'errors.login.incorrect-email' }, logIn);
    await context.setOffline(true);
    await logIn();
    await expect(forms.alert).toHaveText(t('errors.connection.failed'));
    await context.setOffline(false);

    const contact = createAuthContact('phone', SITE);
    await forms.requestCode(contact);
    const code = await fetchLastSentCode(getDevOutboxRecipient(contact));
    const type = (typed: string) => () => forms.code.fill(typed);
    await errorResponse(
      { path: CHECK, code: 'api.data_invalid', messageId: 'errors.code.invalid', body: { device_id: OTHER_DEVICE } },
      type(code),
    );
    await errorResponse(
      { path: CHECK, code: 'api.body.param_invalid.code', messageId: 'errors.code.incorrect' },
      type(getWrongCode(code)),
    );
    await forms.code.fill(code);

    const register = () => forms.button('auth.register.submit').click();
    await forms.fillInfo({ username: 'wren2026' });
    await errorResponse({ path: REGISTER, code: 'api.data_exist', messageId: 'errors.account.id-exists' }, register);
    await forms.field('auth.register.username').fill(createUniqueUsername());
    const optional = t('auth.register.optional', { label: t('auth.register.invite-code') });
    const inviteCode = page.getByRole('textbox', { name: optional });
    await inviteCode.fill('nobody12');
    await errorResponse(
      { path: REGISTER, code: 'api.body.param_invalid.invite_code', messageId: 'errors.account.invite-code' },
      register,
    );
    await inviteCode.fill('');
    await errorResponse(
      {
        path: REGISTER,
        code: 'api.data_invalid',
        messageId: 'errors.general.incorrect-input',
        body: { device_id: OTHER_DEVICE },
      },
      register,
    );
  });

  test(`password recovery errors: show their messages: ${locale}`, async ({ openBrowser }) => {
    test.slow();
    const page = await (await openBrowser({ locale })).newPage();
    const forms = new TestAuthForms(page, t);
    const { email } = await registerTestAccount();
    const errorResponse = (errorCase: ErrorCase, act: () => Promise<void>) => expectError(page, t, errorCase, act);
    const type = (typed: string) => () => forms.code.fill(typed);

    await page.goto('/forgot-password/email');
    await forms.contactField({ mode: 'email' }).fill(email);
    await forms.button('auth.code.send').click();
    await expect(forms.code).toBeFocused();
    const code = await fetchLastSentCode(email);
    await errorResponse(
      { path: CHECK, code: 'api.data_invalid', messageId: 'errors.code.invalid', body: { device_id: OTHER_DEVICE } },
      type(code),
    );
    await errorResponse(
      { path: CHECK, code: 'api.body.param_invalid.code', messageId: 'errors.code.incorrect' },
      type(getWrongCode(code)),
    );
    await forms.code.fill(code);

    await forms.field('auth.forgot.new-password').fill('changed99');
    await forms.field('auth.forgot.confirm').fill('changed99');
    const save = () => forms.button('auth.forgot.submit').click();
    await errorResponse(
      { path: RECOVERY, code: 'api.data_invalid', messageId: 'errors.code.invalid', body: { device_id: OTHER_DEVICE } },
      save,
    );
    const wrong = {
      code: 'api.body.param_invalid.code',
      messageId: 'errors.code.incorrect',
      body: { code: getWrongCode(code) },
    };
    for (let tries = 0; tries < 5; tries += 1) await errorResponse({ path: RECOVERY, ...wrong }, save);
    await errorResponse(
      { path: RECOVERY, code: 'api.body.param_expired.code', messageId: 'errors.code.expired' },
      save,
    );
  });

  test(`settings errors: show their messages: ${locale}`, async ({ openBrowser }) => {
    test.slow();
    const account = await registerTestAccount();
    const user = await TestUser.signIn(await openBrowser({ locale }), account, t);
    const { page } = user;
    await user.call('POST', '/api/v1/users/security-code', { security_code: '135790' });
    const sheet = page.getByRole('dialog');
    const field = (id: string) => sheet.getByLabel(t(id), { exact: true });
    const press = (id: string) => () => sheet.getByRole('button', { name: t(id), exact: true }).click();
    const errorResponse = (errorCase: ErrorCase, act: () => Promise<void>) => expectError(page, t, errorCase, act);

    await page.goto('/profile?changePassword=1');
    await field('profile.password.old').fill('wrong1234');
    await field('profile.password.new').fill('changed99');
    await field('profile.password.confirm').fill('changed99');
    await errorResponse(
      {
        path: '/api/v1/users/password',
        code: 'api.body.param_invalid.old_password',
        messageId: 'errors.account.old-password',
      },
      press('profile.password.save'),
    );

    await page.goto('/profile?dialogVisible=security-code');
    await field('profile.security-code.old').fill('000000');
    await field('profile.security-code.new').fill('246802');
    await field('profile.security-code.confirm').fill('246802');
    await errorResponse(
      {
        path: '/api/v1/users/security-code',
        code: 'api.body.param_invalid.old_code',
        messageId: 'errors.security-code.old-incorrect',
      },
      press('profile.security-code.save'),
    );

    await page.goto('/edit-profile');
    await page.getByRole('textbox', { name: t('profile.edit.username') }).fill('wren2026');
    await errorResponse(
      { path: '/api/v2/users/me', code: 'api.data_exist', messageId: 'errors.account.id-exists' },
      () => page.getByRole('button', { name: t('profile.edit.save'), exact: true }).click(),
    );

    // Only a broken server sends this error, so the test mocks it.
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
      .getByRole('button', { name: t('profile.delete.confirm'), exact: true })
      .click();
    await expect(page.getByText(t('errors.account.delete-failed'))).toBeVisible();
  });
}
