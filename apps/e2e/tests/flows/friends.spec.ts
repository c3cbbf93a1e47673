import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { listFlowLocales } from '../../src/flow-locales.ts';
import { ApiUser } from '../../src/api-user.ts';
import { registerTestAccount, getDemoAccount } from '../../src/accounts.ts';
import { TestAuthForms, createAuthContact } from '../../src/test-auth-forms.ts';
import { interceptOnce, interceptUntilStopped } from '../../src/intercept.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** Friends: found, added, filtered and deleted, live in both lists (spec §2, Friend list and Add friend). */

const SITE = TEST_SITES[0]!;

const getList = ({ page, t }: TestUser) => page.getByRole('list', { name: t('contacts.friends.label') });
const getField = ({ page, t }: TestUser) => page.getByRole('textbox', { name: t('contacts.add.field') });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function search(user: TestUser, text: string): Promise<void> {
  await getField(user).fill(text);
  await press(user.page, user.t('contacts.add.submit'));
}

test('friends: two users add, see and delete each other at once', async ({ openBrowser }) => {
  const [wren, moss] = [await registerTestAccount(), await registerTestAccount()];
  const [one, other] = [
    await TestUser.signIn(await openBrowser({ device: 'phone' }), wren),
    await TestUser.signIn(await openBrowser({ device: 'desktop' }), moss),
  ];
  const { t, page } = one;
  await other.page.goto('/friends');
  await expect(other.page.getByText(t('contacts.friends.empty-title'))).toBeVisible();

  // From the menu of the chat list.
  await page.goto('/chat');
  const chooseInMenu = async (item: string) => {
    await press(page, t('chat.list.menu'));
    await page.getByRole('menuitem', { name: t(item) }).click();
  };
  await chooseInMenu('chat.menu.new-friend');

  // Digits are a phone number.
  await getField(one).fill('12');
  await getField(one).blur();
  await expect(page.getByText(t('auth.phone.too-short', { min: '4' }))).toBeVisible();

  await search(one, moss.nickname.toUpperCase());
  await press(page, t('contacts.add.action'));
  await expect(page.getByText(t('contacts.add.is-friend'))).toBeVisible();
  await expect(getList(other)).toContainText(wren.nickname);
  await press(page, t('kit.sheet.close'));
  await expect(getList(one)).toContainText(moss.nickname);

  // A remark is live, and the filter finds the name behind it.
  await one.call('PUT', `/api/v1/users/nicknames/${other.userId}`, { nickname: '阿橙' });
  await expect(getList(one)).toContainText('阿橙');
  const filter = page.getByRole('searchbox', { name: t('contacts.friends.search') });
  await filter.fill('zzz');
  await expect(page.getByText(t('contacts.friends.none-title', { text: 'zzz' }))).toBeVisible();
  await filter.fill(moss.nickname);
  await expect(getList(one)).toContainText('阿橙');

  // The row opens the chat, also in the tab of the chats.
  await press(page, `阿橙 ${moss.nickname}`);
  await expect(one.composer).toBeEditable();
  await page.goBack();
  await expect(getList(one)).toBeVisible();
  await page.goBack();
  await page.getByRole('tab', { name: t('chat.list.tab-friends'), exact: true }).click();
  await press(page, `阿橙 ${moss.nickname}`);
  await expect(one.composer).toBeEditable();

  // A rejected deletion puts the friend back.
  await one.leaveRoom();
  await chooseInMenu('chat.menu.new-chat');
  const remove = async () => {
    await press(page, t('contacts.friends.actions', { name: '阿橙' }));
    await page.getByRole('menuitem', { name: t('contacts.friends.delete') }).click();
    await press(page, t('contacts.friends.delete-confirm'));
  };
  const stop = await interceptUntilStopped(page, ['**/api/v1/users/contacts/*'], (route) =>
    route.fulfill({ status: 503, json: { error: 'api.unavailable' } }),
  );
  await remove();
  await expect(page.getByText(t('errors.connection.unavailable'))).toBeVisible();
  await expect(getList(one)).toContainText('阿橙');
  stop();

  await remove();
  await expect(page.getByText(t('contacts.friends.empty-title'))).toBeVisible();
  await expect(other.page.getByText(t('contacts.friends.empty-title'))).toBeVisible();
});

test('friends: an invite code entered there opens its group @slow', async ({ openBrowser }) => {
  const [host, member] = await Promise.all([ApiUser.register(), ApiUser.register()]);
  const guest = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  await host.call('POST', '/api/v1/users/contacts', { contact: member.userId });
  const { group } = await host.call<{ group: { id: string } }>('POST', '/api/v1/groups', {
    cid: `friends-${host.userId}`,
    display_name: 'Slow readers',
    member_ids: [member.userId],
  });
  const { share_code: code } = await host.call<{ share_code: string }>('POST', '/api/v1/share/group', {
    group_id: group.id,
  });
  const { page, t } = guest;
  await page.goto('/friends');
  await press(page, t('groups.menu.enter-code'));
  await page.getByRole('textbox', { name: t('groups.join.code') }).fill(code);
  await press(page, t('groups.join.next'));
  await press(page, t('groups.join.join'));
  await expect(page).toHaveURL(new RegExp(`/room/${group.id}`));
});

/** Answers that need 50 additions, 30 searches or another user at the same moment. */
const REFUSED_SEARCHES = [
  [429, 'api.too_many_requests', 'errors.contact.too-many-searches'],
  [403, 'api.forbidden', 'errors.contact.not-supported'],
] as const;
const REFUSED_ADDITIONS = [
  [409, 'api.data_exist', 'errors.contact.already-friend'],
  [409, 'api.too_much', 'errors.contact.too-many'],
  [403, 'api.forbidden', 'errors.general.no-permission'],
] as const;

for (const [index, locale] of listFlowLocales(SITE, 'en').entries()) {
  test(`add friend: each refusal has its own message at the field: ${locale} @slow`, async ({ openBrowser }) => {
    const t = createTranslator(SITE, locale);
    const [wren, other] = await Promise.all([registerTestAccount(), ApiUser.register()]);
    const one = await TestUser.signIn(await openBrowser({ locale }), wren, t);
    const { page } = one;
    const setFindable = (fields: object) => other.call('PUT', '/api/v1/users/me', fields);
    const expectError = (id: string) => expect(getField(one)).toHaveAccessibleDescription(t(id));
    const found = page.getByRole('region', { name: t('contacts.add.found') });
    const add = () => found.getByRole('button', { name: t('contacts.add.action') }).click();
    await page.goto('/friends?dialogVisible=add');

    await search(one, 'nobody2026');
    await expectError('contacts.add.id-not-found');
    await search(one, wren.nickname);
    await expectError('errors.contact.self');

    // Users who are not findable by account ID or by phone.
    await setFindable({ findable_by_id: 2 });
    await search(one, other.nickname);
    await expectError('errors.contact.search-failed');
    await setFindable({ findable_by_id: 1 });
    // Even demo users have numbers of the brand's default country.
    const account = getDemoAccount(10 + 2 * index);
    const { phone, nickname } = account;
    const hidden = await ApiUser.signIn(account);
    await hidden.call('PUT', '/api/v1/users/me', { findable_by_phone: 2 });
    await search(one, phone);
    await expectError('errors.contact.phone-not-supported');
    await hidden.call('PUT', '/api/v1/users/me', { findable_by_phone: 1 });
    await search(one, phone);
    await expect(page.getByRole('dialog')).toContainText(nickname);

    await one.call('POST', '/api/v1/users/blocks', { block_id: other.userId });
    await search(one, other.nickname);
    await add();
    await expectError('errors.contact.blocked');
    await one.call('DELETE', `/api/v1/users/blocks/${other.userId}`);
    await other.call('POST', '/api/v1/users/blocks', { block_id: one.userId });
    await add();
    await expectError('errors.contact.add-failed');
    await other.call('DELETE', `/api/v1/users/blocks/${one.userId}`);

    for (const [status, error, message] of REFUSED_ADDITIONS) {
      await interceptOnce(
        page,
        '**/api/v1/users/contacts',
        (route) => route.fulfill({ status, json: { error, result: null } }),
        (request) => request.method() === 'POST',
      );
      await add();
      await expectError(message);
    }
    for (const [status, error, message] of REFUSED_SEARCHES) {
      await interceptOnce(page, '**/v1/contacts/search?*', (route) =>
        route.fulfill({ status, json: { error, result: null } }),
      );
      await search(one, other.nickname);
      await expectError(message);
    }

    // The form works on after all of them.
    await search(one, other.nickname);
    await add();
    await expect(page.getByText(t('contacts.add.is-friend'))).toBeVisible();
  });
}

test('link of a friend: a guest registers and finds the friend there @slow', async ({ openBrowser }) => {
  const moss = await registerTestAccount();
  const page = await (await openBrowser()).newPage();
  const t = createTranslator(SITE);
  const forms = new TestAuthForms(page, t);
  const contact = createAuthContact('email', SITE);
  await page.goto(`/friends?dialogVisible=add&contact=${moss.nickname}`);
  await forms.button('auth.select.email').click();
  await forms.goToRegister();
  await forms.fillContact(contact);
  await forms.next.click();
  await forms.enterCode(contact);
  await forms.fillInfo();
  await forms.button('auth.register.submit').click();
  await forms.button('auth.register.skip').click();
  await press(page, t('contacts.add.action'));
  await expect(page.getByText(t('contacts.add.is-friend'))).toBeVisible();
  // Closing the sheet shows the friend without a reload.
  await press(page, t('kit.sheet.close'));
  await expect(page.getByRole('list', { name: t('contacts.friends.label') })).toContainText(moss.nickname);
});

test('friends offline: the list stays, and what needs the server says so @slow', async ({ openBrowser }) => {
  const moss = await ApiUser.register();
  const one = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const { page, t, context } = one;
  await one.call('POST', '/api/v1/users/contacts', { contact: moss.userId });
  // The code of error messages loads after the page.
  await page.goto('/friends', { waitUntil: 'networkidle' });
  await expect(getList(one)).toContainText(moss.nickname);
  await context.setOffline(true);
  await press(page, t('contacts.friends.actions', { name: moss.nickname }));
  await page.getByRole('menuitem', { name: t('contacts.friends.delete') }).click();
  await press(page, t('contacts.friends.delete-confirm'));
  await expect(page.getByText(t('errors.connection.failed'))).toBeVisible();
  await expect(getList(one)).toContainText(moss.nickname);
  await press(page, t('contacts.add.title'));
  await search(one, moss.nickname);
  await expect(getField(one)).toHaveAccessibleDescription(t('errors.connection.failed'));
  await context.setOffline(false);
  await press(page, t('contacts.add.submit'));
  await expect(page.getByText(t('contacts.add.is-friend'))).toBeVisible();
});

test('QR code: a saved picture adds the friend; other codes say what they are @slow', async ({ openBrowser }) => {
  const [wren, moss] = [await registerTestAccount(), await registerTestAccount()];
  const [one, other] = [
    await TestUser.signIn(await openBrowser(), wren),
    await TestUser.signIn(await openBrowser({ device: 'desktop' }), moss),
  ];
  const { t, page } = one;
  await other.page.goto('/friends');
  await press(other.page, t('contacts.qr.title'));
  await expect(other.page.getByRole('img', { name: t('contacts.qr.code') })).toBeVisible();
  const downloading = other.page.waitForEvent('download');
  await press(other.page, t('contacts.qr.save'));
  const picture = await readFile(await (await downloading).path());

  await page.goto('/friends?dialogVisible=add');
  await page.getByRole('button', { name: t('contacts.way.scan') }).click();
  const choose = (buffer: Buffer) =>
    page.getByLabel(t('contacts.scan.picture')).setInputFiles({ name: 'qr.png', mimeType: 'image/png', buffer });
  await choose(Buffer.from('no picture'));
  await expect(page.getByText(t('contacts.scan.unreadable'))).toBeVisible();
  await choose(picture);
  await press(page, t('contacts.add.action'));
  await expect(page.getByText(t('contacts.add.is-friend'))).toBeVisible();
  await press(page, t('contacts.add.message'));
  await expect(one.composer).toBeEditable();
  // Going back does not open the sheet again.
  await press(page, t('shell.nav.back'));
  await expect(one.composer).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  await press(other.page, t('kit.sheet.close'));
  await expect(getList(other)).toContainText(wren.nickname);

  await press(other.page, t('contacts.add.title'));
  await other.page.getByRole('button', { name: t('contacts.way.invite', { brand: SITE.brand.title }) }).click();
  await expect(other.page.getByRole('dialog').locator('output')).toHaveText(/^[A-Za-z0-9]{8}$/);
});
