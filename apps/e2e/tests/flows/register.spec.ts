import { getDemoAccount } from '../../src/accounts.ts';
import { ApiUser } from '../../src/api-user.ts';
import { failNextHttpPost, interceptOnce } from '../../src/intercept.ts';
import {
  getDevOutboxRecipient,
  TestAuthForms,
  createAuthContact,
  createUniqueUsername,
} from '../../src/test-auth-forms.ts';
import { fetchLastSentCode, fetchDevOutboxTextsTo, getWrongCode } from '../../src/dev-outbox.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** Registration in four steps (spec §2, §4, §5), with the codes that the server sent. */

const GU = TEST_SITES[0]!;
const t = createTranslator(GU);
const REGISTER = '/api/v1/register';

test('registration: a guest registers by phone, keeps all input, and returns to the page of the login dialog', async ({
  openBrowser,
}) => {
  test.slow();
  const context = await openBrowser();
  const page = await context.newPage();
  const forms = new TestAuthForms(page, t);
  const contact = createAuthContact('phone', GU);
  const to = getDevOutboxRecipient(contact);

  // The login dialog at the limit of the guest view.
  await page.goto('/my-page');
  await expect(page.getByText(t('shell.guest.prompt'))).toBeVisible();
  await forms.button('auth.select.phone').click();
  await forms.goToRegister();

  // Step 1: errors show without layout shift, and offline nothing is lost.
  const phone = forms.contactField(contact);
  await forms.next.click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(t('auth.phone.required'));
  await phone.fill('138');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await forms.fillContact(contact);
  await expect(phone).not.toHaveAttribute('aria-invalid');
  await context.setOffline(true);
  await forms.next.click();
  await expect(forms.alert).toHaveText(t('errors.connection.failed'));
  await context.setOffline(false);
  await page.reload();
  await expect(phone).toHaveValue(/^138/);
  await forms.next.click();

  // Step 2: a reload keeps the countdown and the URL; going back requests no second code.
  await expect(page).toHaveURL(/step=2/);
  await expect(forms.code).toBeFocused();
  const again = page.getByRole('button', { name: new RegExp(t('auth.code.resend-in').replace('{seconds}', '\\d+')) });
  await expect(again).toBeDisabled();
  await page.reload();
  await expect(again).toBeDisabled();
  await page.getByRole('button', { name: t('shell.nav.back') }).click();
  await expect(phone).toHaveValue(/^138/);
  await forms.next.click();
  await expect(forms.code).toBeFocused();
  expect(await fetchDevOutboxTextsTo(to)).toHaveLength(1);
  const code = await fetchLastSentCode(to);
  await forms.code.fill(getWrongCode(code));
  await expect(forms.code).toHaveAccessibleDescription(t('errors.code.incorrect'));
  await forms.code.pressSequentially(code);

  // Step 3: a reload and going back keep all fields except passwords.
  await expect(page).toHaveURL(/step=3/);
  await expect(forms.field('auth.register.username')).toBeFocused();
  await forms.button('auth.register.submit').click();
  await expect(forms.field('auth.register.username')).toBeFocused();
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(t('auth.register.agree-required'));
  const taken = 'wren2026';
  await forms.fillInfo({ username: taken });
  await page.reload();
  await expect(forms.field('auth.register.username')).toHaveValue(taken);
  await expect(forms.field('auth.register.nickname')).toHaveValue('Nguyễn Văn 小明');
  await expect(forms.field('auth.register.password')).toHaveValue('');
  await page.getByRole('button', { name: t('shell.nav.back') }).click();
  await forms.next.click();
  await forms.fillInfo({ username: taken });
  await forms.field('auth.register.confirm').fill('quintet6');
  await expect(forms.field('auth.register.confirm')).toHaveAccessibleDescription(t('auth.password.mismatch'));
  await forms.field('auth.register.confirm').fill('quintet5');
  await forms.button('auth.register.submit').click();
  await expect(forms.field('auth.register.username')).toHaveAccessibleDescription(t('errors.account.id-exists'));
  await expect(forms.field('auth.register.username')).toBeFocused();
  await forms.field('auth.register.username').fill(createUniqueUsername());
  await forms.button('auth.register.submit').click();

  // Step 4, also after a reload; skipping returns to the start page.
  await expect(page).toHaveURL(/step=4/);
  await page.reload();
  await expect(
    page.getByText(t('auth.register.done-text', { brand: 'GU', nickname: 'Nguyễn Văn 小明' })),
  ).toBeVisible();
  await forms.button('auth.register.skip').click();
  await expect(page).toHaveURL(/\/my-page$/);
  await expect(page.getByText('Nguyễn Văn 小明')).toBeVisible();
});

/** Another country, and the build that asks for its brand. */
for (const [slug, mode] of [
  ['mee', 'phone'],
  ['universal', 'email'],
] as const) {
  const site = TEST_SITES.find((known) => known.slug === slug)!;
  test(`registration at ${slug} on a desktop: by ${mode} @slow`, async ({ openBrowser }) => {
    const page = await (await openBrowser({ site, device: 'desktop' })).newPage();
    const words = createTranslator(site);
    const forms = new TestAuthForms(page, words);
    const contact = createAuthContact(mode, site);
    await page.goto('/login');
    await forms.button(`auth.select.${mode}`).click();
    await forms.goToRegister();
    await forms.fillContact(contact);
    await forms.next.click();
    await expect(forms.code).toBeFocused();
    const [text] = await fetchDevOutboxTextsTo(getDevOutboxRecipient(contact));
    expect(text).toContain(site.brand.title);
    await forms.enterCode(contact);
    await forms.fillInfo();
    await forms.button('auth.register.submit').click();
    await forms.button('auth.register.skip').click();
    await expect(page.getByRole('navigation')).toBeVisible();
    await expect(page).not.toHaveURL(/register/);
  });
}

test('registration: sending again empties the field; the code of a registered contact signs in; a verified one needs none @slow', async ({
  openBrowser,
}) => {
  const known = getDemoAccount(30);
  const page = await (await openBrowser()).newPage();
  const forms = new TestAuthForms(page, t);
  // The first code is lost on its way; the form does not wait to ask again.
  const lost = { result: { verified_status: 1, resend_after: 0 } };
  await interceptOnce(page, '**/api/v3/verification', (route) => route.fulfill({ json: lost }));
  await forms.requestCode({ mode: 'email', email: known.email });
  await forms.code.fill('123');
  const sent = page.waitForResponse('**/api/v3/verification');
  await forms.button('auth.code.resend').click();
  await expect(forms.code).toHaveValue('');
  await sent;
  await forms.enterCode({ mode: 'email', email: known.email });
  await expect(page.getByRole('status').filter({ hasText: t('auth.register.already-registered') })).toBeVisible();
  await expect(page.getByRole('navigation')).toBeVisible();

  // verified_status 2: another tab skips the code step after verification on this device.
  const context = await openBrowser();
  const first = new TestAuthForms(await context.newPage(), t);
  const contact = createAuthContact('email', GU);
  await first.requestCode(contact);
  await first.enterCode(contact);
  await expect(first.page).toHaveURL(/step=3/);
  const second = new TestAuthForms(await context.newPage(), t);
  await second.page.goto('/register?mode=email');
  await second.fillContact(contact);
  await second.next.click();
  await expect(second.page).toHaveURL(/step=3/);

  // A link to a later step starts at the contact.
  const newUser = new TestAuthForms(await (await openBrowser()).newPage(), t);
  await newUser.page.goto('/register?mode=email&step=3&email=someone%40quintet.example');
  await expect(newUser.page).not.toHaveURL(/step=/);
  await expect(newUser.contactField(contact)).toHaveValue('someone@quintet.example');
});

test('optional fields: follow the operator’s settings, also when these change meanwhile @slow', async ({ page }) => {
  const [hide, optional, require] = [1, 2, 3];
  let options = { social_account: hide, invite_code: hide };
  await page.route(`**${REGISTER}`, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: { result: options } }) : route.fallback(),
  );
  const forms = new TestAuthForms(page, t);
  const contact = createAuthContact('email', GU);
  await forms.requestCode(contact);
  await forms.enterCode(contact);
  await forms.fillInfo();
  const memo = forms.field('auth.register.memo');
  const invite = forms.field('auth.register.invite-code');
  await expect(memo).toHaveCount(0);
  await expect(invite).toHaveCount(0);

  options = { social_account: require, invite_code: require };
  await failNextHttpPost(page, REGISTER, 400, 'api.body.param_invalid.social_account');
  await forms.button('auth.register.submit').click();
  await expect(forms.alert).toHaveText(t('errors.general.incorrect-input'));
  await expect(memo).toBeVisible();
  await forms.button('auth.register.submit').click();
  await expect(memo).toBeFocused();
  await memo.fill('memo!');
  await expect(memo).toHaveAttribute('aria-invalid', 'true');
  await memo.fill('memo1');
  await invite.fill('nobody12');
  await forms.button('auth.register.submit').click();
  await expect(invite).toHaveAccessibleDescription(t('errors.account.invite-code'));
  options = { social_account: require, invite_code: optional };
  await invite.fill('');
  await page.reload();
  await forms.fillInfo();
  await forms.button('auth.register.submit').click();
  await expect(page).toHaveURL(/step=4/);
});

test('invitation: its code is filled in at step 3, also after a reload, and counts for the inviting user @slow', async ({
  page,
}) => {
  const host = await ApiUser.register();
  const invite = async () =>
    host.call<{ url: string; invite_code: string; invited_count: number }>('GET', '/api/v1/users/invitation');
  const { url, invite_code: code } = await invite();
  const forms = new TestAuthForms(page, t);
  const contact = createAuthContact('phone', GU);
  const { pathname, search } = new URL(url);
  await page.goto(pathname + search);
  await forms.fillContact(contact);
  await forms.next.click();
  await expect(forms.code).toBeFocused();
  await page.reload();
  await forms.enterCode(contact);
  const field = page.getByLabel(t('auth.register.optional', { label: t('auth.register.invite-code') }));
  await expect(field).toHaveValue(code);
  await forms.fillInfo();
  await forms.button('auth.register.submit').click();
  await expect(page).toHaveURL(/step=4/);
  expect((await invite()).invited_count).toBe(1);
});
