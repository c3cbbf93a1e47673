import type { Locator, Page } from '@playwright/test';
import { listFlowLocales } from '../../src/flow-locales.ts';
import { registerTestAccount } from '../../src/accounts.ts';
import { ApiUser } from '../../src/api-user.ts';
import { submitLoginForm } from '../../src/login-form.ts';
import { getLoginLockedErrorPattern } from '../../src/test-auth-forms.ts';
import { TestUser } from '../../src/test-user.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { interceptOnce, interceptUntilStopped } from '../../src/intercept.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator, type Translate } from '../../src/translator.ts';

/** Security and about (spec §2): passwords, the security password, notifications, blocks and account deletion. */

const SITE = TEST_SITES[2]!;

const sheetOf = (page: Page, t: Translate, title: string): Locator => page.getByRole('dialog', { name: t(title) });

async function fillPasswords(sheet: Locator, t: Translate, old: string, fresh: string): Promise<void> {
  await sheet.getByLabel(t('profile.password.old'), { exact: true }).fill(old);
  await sheet.getByLabel(t('profile.password.new'), { exact: true }).fill(fresh);
  await sheet.getByLabel(t('profile.password.confirm'), { exact: true }).fill(fresh);
}

/** Sends an old password from the page's session, beside the app. Returns the server's error. */
const guessPassword = (page: Page, guess: string): Promise<string> =>
  page.evaluate(async (old_password) => {
    const response = await fetch('/api/v1/users/password', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('quintet.token')}`,
      },
      body: JSON.stringify({ old_password, password: 'changed98' }),
    });
    return ((await response.json()) as { error: string }).error;
  }, guess);

const expectNotice = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
const expectAlert = (within: Locator, text: string | RegExp) =>
  expect(within.getByRole('alert').filter({ hasText: text })).toBeVisible();

/** Expects the error at the focused field. */
async function expectWrong(field: Locator, text: string | RegExp): Promise<void> {
  await expect(field).toHaveAccessibleDescription(text);
  await expect(field).toBeFocused();
}

for (const locale of listFlowLocales(SITE, 'en')) {
  const t = createTranslator(SITE, locale);

  test(`password: changes with the old one, by keyboard only: ${locale} @slow`, async ({ openBrowser }) => {
    test.slow();
    const account = await registerTestAccount();
    const user = await TestUser.signIn(await openBrowser({ site: SITE, locale }), account, t);
    const { page } = user;
    await page.goto('/profile?changePassword=1');
    const sheet = sheetOf(page, t, 'profile.password.change');
    const save = sheet.getByRole('button', { name: t('profile.password.save') });
    await expect(sheet.locator('[autocomplete=username]')).toHaveValue(account.nickname);

    // Rules show before input; errors show on blur.
    await expect(sheet.getByLabel(t('profile.password.old'), { exact: true })).toBeFocused();
    await page.keyboard.type('wrong1234');
    await sheet.getByLabel(t('profile.password.new'), { exact: true }).focus();
    await page.keyboard.type('changed99');
    await sheet.getByLabel(t('profile.password.confirm'), { exact: true }).focus();
    await page.keyboard.type('changed98');
    await sheet.getByLabel(t('profile.password.old'), { exact: true }).focus();
    await expect(sheet.getByText(t('auth.password.mismatch'))).toBeVisible();
    await expect(save).toBeDisabled();
    await sheet.getByLabel(t('profile.password.confirm'), { exact: true }).focus();
    await page.keyboard.press('Backspace');
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await expectWrong(sheet.getByLabel(t('profile.password.old'), { exact: true }), t('errors.account.old-password'));
    // The input stays.
    await expect(sheet.getByLabel(t('profile.password.new'), { exact: true })).toHaveValue('changed99');

    await sheet.getByLabel(t('profile.password.old'), { exact: true }).fill(account.password);
    await page.keyboard.press('Enter');
    await expectNotice(page, t('profile.password.changed'));
    await expect(sheet).toBeHidden();

    // The number of attempts on a device is limited.
    for (let guess = 0; guess < 3; guess++)
      expect(await guessPassword(page, `wrong123${guess}`)).toBe('api.body.param_invalid.old_password');
    await page.goto('/profile?changePassword=1');
    await fillPasswords(sheet, t, 'wrong1234', 'changed98');
    await save.click();
    await expectWrong(sheet.getByLabel(t('profile.password.old'), { exact: true }), t('errors.account.old-password'));
    await fillPasswords(sheet, t, 'changed99', 'changed98');
    await save.click();
    await expectAlert(sheet, getLoginLockedErrorPattern(t));
  });

  test(`security password: is set, and changes with the old one: ${locale} @slow`, async ({ openBrowser }) => {
    test.slow();
    const elsewhere = await ApiUser.register();
    const user = await TestUser.signIn(await openBrowser({ site: SITE, locale }), elsewhere.account, t);
    const { page } = user;
    await page.goto('/profile');
    await page.getByRole('button', { name: t('profile.security-code.title') }).click();
    const first = sheetOf(page, t, 'profile.security-code.set');
    await first.getByLabel(t('profile.security-code.new'), { exact: true }).focus();
    await page.keyboard.type('135790135791');
    await expect(first.getByText(t('profile.security-code.mismatch'))).toBeVisible();
    await page.keyboard.press('Backspace');
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    await expectNotice(page, t('profile.security-code.was-set'));

    await page.goto('/profile?dialogVisible=security-code');
    const sheet = sheetOf(page, t, 'profile.security-code.change');
    const change = async (old: string): Promise<void> => {
      await sheet.getByLabel(t('profile.security-code.old'), { exact: true }).fill(old);
      await sheet.getByLabel(t('profile.security-code.new'), { exact: true }).fill('246802');
      await sheet.getByLabel(t('profile.security-code.confirm'), { exact: true }).fill('246802');
      await sheet.getByRole('button', { name: t('profile.security-code.save') }).click();
    };
    await change('000000');
    const old = sheet.getByLabel(t('profile.security-code.old'), { exact: true });
    await expectWrong(old, new RegExp(`^${t('errors.security-code.old-incorrect')} .*4`));
    await change('135790');
    await expectNotice(page, t('profile.security-code.changed'));
    for (let guess = 1; guess < 5; guess++) {
      const wrong = { old_code: `00000${guess}`, security_code: '246802' };
      await expect(elsewhere.call('POST', '/api/v1/users/security-code', wrong)).rejects.toThrow('old_code');
    }
    await page.goto('/profile?dialogVisible=security-code');
    await change('000000');
    await expectWrong(old, new RegExp(`^${t('errors.security-code.old-incorrect')} \\D+$`));
    await change('246802');
    await expectAlert(sheet, getLoginLockedErrorPattern(t));
  });

  test(`account deletion: needs two confirmations and keeps the messages: ${locale} @slow`, async ({ openBrowser }) => {
    test.slow();
    const leaving = await registerTestAccount();
    const user = await TestUser.signIn(await openBrowser({ site: SITE, locale }), leaving, t);
    const friend = await TestUser.signIn(await openBrowser({ site: SITE, locale }), await registerTestAccount(), t);
    const room = await user.createDirect(friend.userId);
    await user.openRoom(room);
    await user.send('the last word');
    await user.call('POST', '/api/v1/groups', {
      display_name: 'Hiking club',
      member_ids: [friend.userId],
      cid: `club-${user.userId}`,
    });
    await friend.openRoom(room);
    await expect(friend.bubble('the last word')).toBeVisible();

    const { page } = user;
    await page.goto('/profile');
    await page.getByRole('button', { name: t('profile.delete.action') }).click();
    const sheet = sheetOf(page, t, 'profile.delete.title');
    const action = sheet.getByRole('button', { name: t('profile.delete.action') });
    const dialog = page.getByRole('alertdialog');
    await expect(action).toBeDisabled();
    await expect(sheet.getByText('Hiking club')).toBeVisible();
    await sheet.getByLabel(t('profile.delete.password'), { exact: true }).fill('wrong1234');
    // A wrong password shows before the confirmation.
    await action.click();
    const proof = sheet.getByLabel(t('profile.delete.password'), { exact: true });
    await expect(proof).toHaveAccessibleDescription(t('errors.account.password'));
    await proof.fill(leaving.password);
    await action.click();
    await dialog.getByRole('button', { name: t('kit.dialog.cancel') }).click();
    await expect(dialog).toBeHidden();
    // Only a broken server sends this error. The input stays.
    await interceptOnce(
      page,
      '**/api/v1/users/me',
      (route) => route.fulfill({ status: 500, json: { error: 'api.unknown', result: null } }),
      (request) => request.method() === 'DELETE',
    );
    const confirm = dialog.getByRole('button', { name: t('profile.delete.confirm'), exact: true });
    await action.click();
    await confirm.click();
    await expect(page.getByText(t('errors.account.delete-failed'))).toBeVisible();
    await expect(proof).toHaveValue(leaving.password);
    await action.click();
    await confirm.click();
    await expectNotice(page, t('profile.delete.done'));
    await expect(page).toHaveURL(/\/home\/recommend$/);
    expect(await page.evaluate(() => localStorage.getItem('quintet.token'))).toBeNull();

    // Login fails, and other users see the cancelled account.
    const gone = friend.page.getByText(t('kit.user.cancelled')).filter({ visible: true });
    await page.goto('/login/email');
    await submitLoginForm(page, t, leaving);
    await expect(page.getByText(t('errors.login.incorrect-email'))).toBeVisible();
    await expect(gone.first()).toBeVisible();
    await friend.page.reload();
    await expect(friend.bubble('the last word')).toBeVisible();
    await expect(gone.first()).toBeVisible();
    await expect(friend.composer).toHaveCount(0);
    await friend.page.goto('/chat');
    await expect(friend.getRow(room)).toContainText(t('kit.user.cancelled'));
  });
}

test('settings: notifications and blocks are saved, and URLs open their dialogs @slow', async ({ openBrowser }) => {
  test.slow();
  const t = createTranslator(SITE);
  const [owner, unwanted] = [await registerTestAccount(), await registerTestAccount()];
  const user = await TestUser.signIn(await openBrowser({ site: SITE }), owner, t);
  const blocked = await TestUser.signIn(await openBrowser({ site: SITE }), unwanted, t);
  const { page } = user;
  await page.goto('/profile');
  const sound = page.getByRole('switch', { name: t('kit.notify.sound') });
  const silenced = page.waitForResponse((response) => response.url().endsWith('/users/notify'));
  await sound.click();
  await expect(sound).not.toBeChecked();
  await silenced;
  await page.getByRole('switch', { name: t('kit.notify.all') }).click();
  await expect(sound).toBeDisabled();

  // A rejected change goes back.
  const byId = page.getByRole('switch', { name: t('profile.privacy.by-id') });
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/users/me') && response.request().method() === 'PUT',
  );
  await byId.click();
  await saved;
  await expect(byId).not.toBeChecked();
  const stop = await interceptUntilStopped(page, ['**/api/v1/users/me'], (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: { error: 'api.unavailable' } })
      : route.fallback(),
  );
  await byId.click();
  await expect(page.getByText(t('errors.connection.unavailable'))).toBeVisible();
  await expect(byId).not.toBeChecked();
  stop();

  const room = await blocked.createDirect(user.userId);
  await user.call('POST', '/api/v1/users/blocks', { block_id: blocked.userId });
  await blocked.openRoom(room);
  await blocked.send('are you there');
  await expect(blocked.page.getByText(t('errors.general.no-permission'))).toBeVisible();
  const { nickname } = unwanted;
  await page.getByRole('button', { name: t('profile.blocks.title') }).click();
  const blocks = sheetOf(page, t, 'profile.blocks.title');
  const unblock = blocks.getByRole('button', { name: t('profile.blocks.unblock-name', { nickname }) });
  await unblock.click();
  await blocks.getByRole('button', { name: t('profile.blocks.undo-name', { nickname }) }).click();
  await unblock.click();
  await expect(blocks.getByText(t('profile.blocks.unblocked'))).toBeVisible();
  await page.goBack();
  await expect(blocks).toBeHidden();
  await page.getByRole('button', { name: t('profile.blocks.title') }).click();
  await expect(blocks.getByText(t('profile.blocks.empty'), { exact: true })).toBeVisible();
  await page.goBack();

  await page.goto('/profile?dialogVisible=account');
  const account = sheetOf(page, t, 'profile.account.title');
  await expect(account.getByText(owner.email)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('2.7.0')).toBeVisible();
});

test('devices: shows where the user is signed in, and signs out one or all others @slow', async ({ openBrowser }) => {
  const t = createTranslator(SITE);
  const account = await registerTestAccount();
  const { page } = await TestUser.signIn(await openBrowser({ site: SITE }), account, t);
  const others = await Promise.all([ApiUser.signIn(account), ApiUser.signIn(account)]);
  await page.goto('/profile');
  await page.getByRole('button', { name: t('profile.devices.title') }).click();
  const sheet = sheetOf(page, t, 'profile.devices.title');
  const confirm = () =>
    page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('profile.devices.end') })
      .click();
  // With the session of the registration.
  await expect(sheet.getByRole('listitem')).toHaveCount(4);
  await expect(sheet.getByRole('listitem').first()).toContainText(t('profile.devices.current'));
  await sheet.getByRole('listitem').nth(1).getByRole('button').click();
  await confirm();
  await expect(sheet.getByRole('listitem')).toHaveCount(3);
  await sheet.getByRole('button', { name: t('profile.devices.end-others') }).click();
  await confirm();
  await expect(sheet.getByText(t('profile.devices.none'))).toBeVisible();
  for (const other of others) await expect(other.call('GET', '/api/v1/users/me')).rejects.toThrow('401');
  await page.reload();
  await expect(sheet).toBeVisible();
});
