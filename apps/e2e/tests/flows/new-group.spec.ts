import type { Locator } from '@playwright/test';
import { registerTestAccount } from '../../src/accounts.ts';
import { ApiUser } from '../../src/api-user.ts';
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

test('new group: a choice among new friends survives a failure and a reload; who may not create reads why', async ({
  openBrowser,
}) => {
  const [bob, cho] = await Promise.all([ApiUser.register(), ApiUser.register()]);
  const ann = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const { page, t } = ann;
  await page.goto('/chat');

  // Without friends the sheet says what to do first, and shows new friends and a remark at once.
  let sheet = await openNewGroup(ann);
  await expect(sheet.getByRole('heading', { name: t('groups.new.no-friends') })).toBeVisible();
  for (const friend of [bob, cho]) {
    await friend.call('POST', '/api/v1/users/contacts', { contact: ann.userId });
    await expect(sheet.getByRole('checkbox', { name: friend.nickname })).toBeVisible();
  }
  await ann.call('PUT', `/api/v1/users/nicknames/${bob.userId}`, { nickname: '阿橙' });
  await expect(next(ann, sheet, 0)).toBeDisabled();
  await sheet.getByRole('checkbox', { name: '阿橙' }).click();
  await sheet.getByRole('checkbox', { name: cho.nickname }).click();
  await next(ann, sheet, 2).click();
  const name = sheet.getByRole('textbox', { name: t('groups.form.name') });
  await name.fill('Slow readers');

  await ann.context.setOffline(true);
  await create(ann, sheet, 2).click();
  await expect(sheet.getByRole('alert')).toHaveText(t('errors.connection.failed'));
  await expect(name).toHaveValue('Slow readers');
  await ann.context.setOffline(false);
  await page.reload();
  sheet = await openNewGroup(ann);
  await next(ann, sheet, 2).click();
  await expect(name).toHaveValue('Slow readers');

  // A friend who was selected blocks the user in the meantime.
  await cho.call('POST', '/api/v1/users/blocks', { block_id: ann.userId });
  await create(ann, sheet, 2).click();
  const result = page.getByRole('dialog', { name: t('groups.not-added.title') });
  await expect(result.getByRole('listitem')).toHaveText(
    new RegExp(`${cho.nickname}.*${t('groups.not-added.not-friend')}`),
  );
  await result.getByRole('button', { name: t('groups.not-added.open') }).click();
  await expect(page).toHaveURL(/\/room\//);
  await expect(page.getByRole('heading', { name: 'Slow readers' })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  await bob.write(id, 'hello');
  await expect(ann.bubble('hello')).toBeVisible();

  // The next group starts empty.
  await ann.leaveRoom();
  sheet = await openNewGroup(ann);
  await expect(next(ann, sheet, 0)).toBeDisabled();

  const me = await ann.call<object>('GET', '/api/v1/users/me');
  await page.route('**/api/v1/users/me', (route) =>
    route.fulfill({ json: { result: { ...me, can_create_group: false } } }),
  );
  await page.reload();
  sheet = await openNewGroup(ann);
  await expect(sheet.getByRole('heading', { name: t('groups.new.not-allowed') })).toBeVisible();
});
