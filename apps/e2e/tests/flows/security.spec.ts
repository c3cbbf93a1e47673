import type { Locator, Page } from '@playwright/test';
import { newAccount } from '../../src/accounts.ts';
import { Person } from '../../src/test-user.ts';
import { SITES } from '../../src/site.ts';
import { expect, test } from '../../src/test.ts';
import { wordsOf, type Say } from '../../src/translator.ts';

/** Security and about (spec §2): passwords, the security password, notifications, blocks, and the end of an account. */

const SITE = SITES[2]!;

const sheetOf = (page: Page, say: Say, title: string): Locator => page.getByRole('dialog', { name: say(title) });

async function fillPasswords(sheet: Locator, say: Say, old: string, fresh: string): Promise<void> {
  await sheet.getByLabel(say('profile.password.old'), { exact: true }).fill(old);
  await sheet.getByLabel(say('profile.password.new'), { exact: true }).fill(fresh);
  await sheet.getByLabel(say('profile.password.confirm'), { exact: true }).fill(fresh);
}

const expectNotice = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
const expectAlert = (within: Locator, text: string) =>
  expect(within.getByRole('alert').filter({ hasText: text })).toBeVisible();

/** Told at the field that was refused, which has the focus. */
async function expectWrong(field: Locator, text: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(text);
  await expect(field).toBeFocused();
}

for (const locale of SITE.brand.languages) {
  const say = wordsOf(SITE, locale);

  test(`the password is changed for the old one, by keyboard alone: ${locale}`, async ({ openBrowser }) => {
    test.slow();
    const account = await newAccount();
    const person = await Person.signIn(await openBrowser({ site: SITE, locale }), account, say);
    const elsewhere = await Person.signIn(await openBrowser({ site: SITE, locale }), account, say);
    const { page } = person;
    await page.goto('/profile?changePassword=1');
    const sheet = sheetOf(page, say, 'profile.password.change');
    const save = sheet.getByRole('button', { name: say('profile.password.save') });
    await expect(sheet.locator('[autocomplete=username]')).toHaveValue(account.nickname);

    // Rules are told before they are broken; what is wrong is told on leaving.
    await expect(sheet.getByLabel(say('profile.password.old'), { exact: true })).toBeFocused();
    await page.keyboard.type('wrong1234');
    await sheet.getByLabel(say('profile.password.new'), { exact: true }).focus();
    await page.keyboard.type('changed99');
    await sheet.getByLabel(say('profile.password.confirm'), { exact: true }).focus();
    await page.keyboard.type('changed98');
    await sheet.getByLabel(say('profile.password.old'), { exact: true }).focus();
    await expect(sheet.getByText(say('auth.password.mismatch'))).toBeVisible();
    await expect(save).toBeDisabled();
    await sheet.getByLabel(say('profile.password.confirm'), { exact: true }).focus();
    await page.keyboard.press('Backspace');
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await expectWrong(
      sheet.getByLabel(say('profile.password.old'), { exact: true }),
      say('errors.account.old-password'),
    );
    // Nothing typed is lost.
    await expect(sheet.getByLabel(say('profile.password.new'), { exact: true })).toHaveValue('changed99');

    await sheet.getByLabel(say('profile.password.old'), { exact: true }).fill(account.password);
    await page.keyboard.press('Enter');
    await expectNotice(page, say('profile.password.changed'));
    await expect(sheet).toBeHidden();
    await elsewhere.page.goto('/my-page');
    await expect(elsewhere.page.getByRole('button', { name: say('auth.select.phone') })).toBeVisible();

    // Guessing ends soon.
    await page.goto('/profile?changePassword=1');
    const old = sheet.getByLabel(say('profile.password.old'), { exact: true });
    for (let guess = 0; guess < 4; guess++) {
      await fillPasswords(sheet, say, `wrong123${guess}`, 'changed98');
      await save.click();
      await expectWrong(old, say('errors.account.old-password'));
    }
    await fillPasswords(sheet, say, 'changed99', 'changed98');
    await save.click();
    await expectAlert(sheet, say('errors.general.too-many-requests'));
  });

  test(`the security password is set, and changed for the old one: ${locale}`, async ({ openBrowser }) => {
    test.slow();
    const person = await Person.signIn(await openBrowser({ site: SITE, locale }), await newAccount(), say);
    const { page } = person;
    await page.goto('/profile');
    await page.getByRole('button', { name: say('profile.security-code.title') }).click();
    const first = sheetOf(page, say, 'profile.security-code.set');
    await first.getByLabel(say('profile.security-code.new'), { exact: true }).focus();
    await page.keyboard.type('135790135791');
    await expect(first.getByText(say('profile.security-code.mismatch'))).toBeVisible();
    await page.keyboard.press('Backspace');
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    await expectNotice(page, say('profile.security-code.was-set'));

    await page.goto('/profile?dialogVisible=security-code');
    const sheet = sheetOf(page, say, 'profile.security-code.change');
    const change = async (old: string): Promise<void> => {
      await sheet.getByLabel(say('profile.security-code.old'), { exact: true }).fill(old);
      await sheet.getByLabel(say('profile.security-code.new'), { exact: true }).fill('246802');
      await sheet.getByLabel(say('profile.security-code.confirm'), { exact: true }).fill('246802');
      await sheet.getByRole('button', { name: say('profile.security-code.save') }).click();
    };
    await change('000000');
    const old = sheet.getByLabel(say('profile.security-code.old'), { exact: true });
    await expectWrong(old, say('errors.security-code.old-incorrect'));
    await change('135790');
    await expectNotice(page, say('profile.security-code.changed'));
    await page.goto('/profile?dialogVisible=security-code');
    for (let guess = 1; guess <= 4; guess++) {
      await change(`00000${guess}`);
      await expectWrong(old, say('errors.security-code.old-incorrect'));
    }
    await change('246802');
    await expectAlert(sheet, say('errors.general.too-many-requests'));
  });

  test(`an account ends for good when its owner says so twice, and its messages stay: ${locale}`, async ({
    openBrowser,
  }) => {
    test.slow();
    const leaving = await newAccount();
    const person = await Person.signIn(await openBrowser({ site: SITE, locale }), leaving, say);
    const friend = await Person.signIn(await openBrowser({ site: SITE, locale }), await newAccount(), say);
    const room = await person.directRoom(friend.userId);
    await person.openRoom(room);
    await person.send('the last word');
    await friend.openRoom(room);
    await expect(friend.bubble('the last word')).toBeVisible();

    const { page } = person;
    await page.goto('/profile');
    await page.getByRole('button', { name: say('profile.delete.action') }).click();
    const sheet = sheetOf(page, say, 'profile.delete.title');
    const action = sheet.getByRole('button', { name: say('profile.delete.action') });
    const asked = page.getByRole('alertdialog');
    await expect(action).toBeDisabled();
    await sheet.getByLabel(say('profile.delete.password'), { exact: true }).fill('wrong1234');
    // A wrong password is told before anything is asked.
    await action.click();
    const proof = sheet.getByLabel(say('profile.delete.password'), { exact: true });
    await expect(proof).toHaveAccessibleDescription(say('errors.account.password'));
    await proof.fill(leaving.password);
    await action.click();
    await asked.getByRole('button', { name: say('kit.dialog.cancel') }).click();
    await expect(asked).toBeHidden();
    await action.click();
    await asked.getByRole('button', { name: say('profile.delete.confirm'), exact: true }).click();
    await expectNotice(page, say('profile.delete.done'));
    await expect(page).toHaveURL(/\/home\/recommend$/);
    expect(await page.evaluate(() => localStorage.getItem('quintet.token'))).toBeNull();

    // Nobody gets in any more; who knew it sees what has become of it.
    const gone = friend.page.getByText(say('chat.room.cancelled')).filter({ visible: true });
    await page.goto('/login/email');
    await page.getByRole('textbox', { name: say('auth.login.email') }).fill(leaving.email);
    await page.getByLabel(say('auth.login.password'), { exact: true }).fill(leaving.password);
    await page.getByRole('button', { name: say('auth.login.submit'), exact: true }).click();
    await expect(page.getByText(say('errors.login.incorrect-email'))).toBeVisible();
    await expect(gone.first()).toBeVisible();
    await friend.page.reload();
    await expect(friend.bubble('the last word')).toBeVisible();
    await expect(gone.first()).toBeVisible();
    await expect(friend.composer).toHaveCount(0);
    await friend.page.goto('/chat');
    await expect(friend.rowOf(room)).toContainText(say('chat.room.cancelled'));
  });
}

test('settings are kept: notifications, whom one blocks, and what the address opens', async ({ openBrowser }) => {
  test.slow();
  const say = wordsOf(SITE);
  const [owner, unwanted] = [await newAccount(), await newAccount()];
  const person = await Person.signIn(await openBrowser({ site: SITE }), owner, say);
  const blocked = await Person.signIn(await openBrowser({ site: SITE }), unwanted, say);
  const { page } = person;
  await page.goto('/profile');
  const sound = page.getByRole('switch', { name: say('profile.notify.sound') });
  await sound.click();
  await expect(sound).not.toBeChecked();
  await page.reload();
  await expect(sound).not.toBeChecked();
  await page.getByRole('switch', { name: say('profile.notify.all') }).click();
  await expect(sound).toBeDisabled();

  const room = await blocked.directRoom(person.userId);
  await person.call('POST', '/api/v1/users/blocks', { block_id: blocked.userId });
  await blocked.openRoom(room);
  await blocked.send('are you there');
  await expect(blocked.page.getByText(say('errors.general.no-permission'))).toBeVisible();
  const { nickname } = unwanted;
  await page.getByRole('button', { name: say('profile.blocks.title') }).click();
  const blocks = sheetOf(page, say, 'profile.blocks.title');
  const unblock = blocks.getByRole('button', { name: say('profile.blocks.unblock-name', { nickname }) });
  await unblock.click();
  await blocks.getByRole('button', { name: say('profile.blocks.undo-name', { nickname }) }).click();
  await unblock.click();
  await expect(blocks.getByText(say('profile.blocks.unblocked'))).toBeVisible();
  await page.goBack();
  await expect(blocks).toBeHidden();
  await page.getByRole('button', { name: say('profile.blocks.title') }).click();
  await expect(blocks.getByText(say('profile.blocks.empty'), { exact: true })).toBeVisible();
  await page.goBack();

  await page.goto('/profile?dialogVisible=account');
  const account = sheetOf(page, say, 'profile.account.title');
  await expect(account.getByText(owner.email)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('2.7.0')).toBeVisible();
});
