import type { Locator } from '@playwright/test';
import { registerTestAccount } from '../../src/accounts.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** Creating a group from the chat list's menu (spec §2, select friends and create group). */

async function openNewGroup({ page, t }: TestUser): Promise<Locator> {
  await page.getByRole('button', { name: t('chat.list.menu'), exact: true }).click();
  await page.getByRole('menuitem', { name: t('groups.menu.new') }).click();
  return page.getByRole('dialog', { name: t('groups.new.title') });
}

const next = ({ t }: TestUser, sheet: Locator, count: number): Locator =>
  sheet.getByRole('button', {
    name: count > 0 ? t('groups.new.next-count', { count: String(count) }) : t('groups.new.next'),
    exact: true,
  });

const create = ({ t }: TestUser, sheet: Locator, count: number): Locator =>
  sheet.getByRole('button', { name: t('groups.new.create', { count: String(count) }), exact: true });

test('new group: choice and name survive a failure and a reload, and members see the group at once', async ({
  openBrowser,
}) => {
  const accounts = [await registerTestAccount(), await registerTestAccount(), await registerTestAccount()] as const;
  const ann = await TestUser.signIn(await openBrowser({ device: 'phone' }), accounts[0]);
  const bob = await TestUser.signIn(await openBrowser({ device: 'desktop' }), accounts[1]);
  const cho = await TestUser.signIn(await openBrowser(), accounts[2]);
  for (const friend of [bob, cho]) await ann.call('POST', '/api/v1/users/contacts', { contact: friend.userId });
  for (const user of [ann, bob]) await user.page.goto('/chat');

  let sheet = await openNewGroup(ann);
  await expect(next(ann, sheet, 0)).toBeDisabled();
  await sheet.getByRole('checkbox', { name: accounts[1].nickname }).click();
  await sheet.getByRole('checkbox', { name: accounts[2].nickname }).click();
  await next(ann, sheet, 2).click();
  const name = sheet.getByRole('textbox', { name: ann.t('groups.form.name') });
  await name.fill('Slow readers');

  await ann.context.setOffline(true);
  await create(ann, sheet, 2).click();
  await expect(sheet.getByRole('alert')).toHaveText(ann.t('errors.connection.failed'));
  await expect(name).toHaveValue('Slow readers');
  await ann.context.setOffline(false);
  await ann.page.reload();
  sheet = await openNewGroup(ann);
  await next(ann, sheet, 2).click();
  await expect(name).toHaveValue('Slow readers');

  // A friend who was selected blocks the user in the meantime.
  await cho.call('POST', '/api/v1/users/blocks', { block_id: ann.userId });
  await create(ann, sheet, 2).click();
  const result = ann.page.getByRole('dialog', { name: ann.t('groups.not-added.title') });
  await expect(result.getByRole('listitem')).toHaveText(
    new RegExp(`${accounts[2].nickname}.*${ann.t('groups.not-added.not-friend')}`),
  );
  await result.getByRole('button', { name: ann.t('groups.not-added.open') }).click();
  await expect(ann.page).toHaveURL(/\/room\//);
  await expect(ann.page.getByRole('heading', { name: 'Slow readers' })).toBeVisible();
  const id = new URL(ann.page.url()).pathname.split('/').at(-1)!;

  await expect(bob.getRow(id)).toContainText('Slow readers');
  await bob.getRow(id).click();
  await bob.send('hello');
  await ann.expectDelivered('hello');

  // The next group starts empty.
  await ann.leaveRoom();
  sheet = await openNewGroup(ann);
  await expect(next(ann, sheet, 0)).toBeDisabled();
});

test('new group: a user who may not create groups reads why', async ({ openBrowser }) => {
  const ann = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const me = await ann.call<object>('GET', '/api/v1/users/me');
  await ann.page.route('**/api/v1/users/me', (route) =>
    route.fulfill({ json: { result: { ...me, can_create_group: false } } }),
  );
  await ann.page.goto('/chat');
  const sheet = await openNewGroup(ann);
  await expect(sheet.getByRole('heading', { name: ann.t('groups.new.not-allowed') })).toBeVisible();
});

test('new group: without friends the sheet says what to do first, and shows a new friend at once', async ({
  openBrowser,
}) => {
  const [account, other] = [await registerTestAccount(), await registerTestAccount()];
  const ann = await TestUser.signIn(await openBrowser(), account);
  const bob = await TestUser.signIn(await openBrowser(), other);
  await ann.page.goto('/chat');
  const sheet = await openNewGroup(ann);
  await expect(sheet.getByRole('heading', { name: ann.t('groups.new.no-friends') })).toBeVisible();
  await bob.call('POST', '/api/v1/users/contacts', { contact: ann.userId });
  await expect(sheet.getByRole('checkbox', { name: other.nickname })).toBeVisible();
  await ann.call('PUT', `/api/v1/users/nicknames/${bob.userId}`, { nickname: '阿橙' });
  await expect(sheet.getByRole('checkbox', { name: '阿橙' })).toBeVisible();
});
