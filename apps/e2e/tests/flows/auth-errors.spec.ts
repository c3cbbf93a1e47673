import type { Page, Request } from '@playwright/test';
import { listFlowLocales } from '../../src/flow-locales.ts';
import { getDemoAccount } from '../../src/accounts.ts';
import {
  getDevOutboxRecipient,
  TestAuthForms,
  createAuthContact,
  createUniqueUsername,
} from '../../src/test-auth-forms.ts';
import { fetchLastSentCode, getWrongCode } from '../../src/dev-outbox.ts';
import { interceptOnce } from '../../src/intercept.ts';
import { TEST_SITES, type TestSite } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator, type Translate } from '../../src/translator.ts';

/**
 * The rows of spec §8 for login and registration, on the real server and screens. Other flows test the errors of the captcha, Google,
 * login codes, recovery and the settings.
 */

const SITE: TestSite = TEST_SITES[0]!;
const OTHER_DEVICE = 'device-of-somebody';

const CHECK = '/api/v1/verification/check';
const LOGIN = '/api/v1/login';
const REGISTER = '/api/v1/register';

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

  test(`login and registration errors: show their messages: ${locale} @slow`, async ({ openBrowser }) => {
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

    // The form does not move, and accepts the right password after the wrong one.
    await page.goto('/login/email');
    await forms.contactField({ mode: 'email' }).fill(known.email);
    const password = forms.field('auth.login.password');
    await password.fill('wrong1234');
    const submit = forms.button('auth.login.submit');
    const box = await submit.boundingBox();
    await errorResponse({ path: LOGIN, code: 'api.unauthorized', messageId: 'errors.login.incorrect-email' }, logIn);
    await expect(password).toHaveAccessibleDescription(t('errors.login.incorrect-email'));
    expect(await submit.boundingBox()).toEqual(box);
    await expect(page).toHaveURL(/\/login\/email$/);
    await context.setOffline(true);
    await logIn();
    await expect(forms.alert).toHaveText(t('errors.connection.failed'));
    await context.setOffline(false);
    await password.fill(known.password);
    await logIn();
    await expect(page.getByRole('navigation')).toBeVisible();
  });
}
