import type { Locator } from '@playwright/test';
import { registerTestAccount } from '../../src/accounts.ts';
import { ApiUser } from '../../src/api-user.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** Details of groups and direct messages, from a room's header (spec §2). */

async function openDetails({ page, t }: TestUser): Promise<Locator> {
  await page.getByRole('button', { name: t('groups.menu.details'), exact: true }).click();
  return page.getByRole('dialog');
}

const button = ({ t }: TestUser, sheet: Locator, id: string): Locator =>
  sheet.getByRole('button', { name: t(id), exact: true });

test('group details: a nickname and a new name show at once, mute and search work, and a member leaves', async ({
  openBrowser,
}) => {
  const accounts = [await registerTestAccount(), await registerTestAccount()] as const;
  const ann = await TestUser.signIn(await openBrowser({ device: 'phone' }), accounts[0]);
  const bob = await TestUser.signIn(await openBrowser({ device: 'desktop' }), accounts[1]);
  const { nickname } = accounts[0];
  await ann.call('POST', '/api/v1/users/contacts', { contact: bob.userId });
  const createGroup = async (display_name: string): Promise<string> => {
    const body = { cid: crypto.randomUUID(), display_name, member_ids: [bob.userId] };
    const { group } = await ann.call<{ group: { id: string } }>('POST', '/api/v1/groups', body);
    const message = { type: 'text', group_id: group.id, text: 'Ahoy', cid: crypto.randomUUID() };
    await ann.call('POST', '/api/v1/messages', message);
    return group.id;
  };
  const [group, other] = [await createGroup('Slow readers'), await createGroup('Neighbours')];
  for (const user of [ann, bob]) await user.openRoom(group);
  await expect(bob.bubble('Ahoy')).toContainText(nickname);

  // A name in one group. A refused name stays in the field.
  let sheet = await openDetails(ann);
  await expect(sheet.getByRole('heading', { name: 'Slow readers' })).toBeVisible();
  await expect(button(ann, sheet, 'groups.details.leave')).toHaveCount(0);
  const row = sheet.getByRole('button', { name: ann.t('groups.details.nickname') });
  await expect(row).toContainText(nickname);
  await row.click();
  const field = sheet.getByRole('textbox', { name: ann.t('groups.details.nickname') });
  await field.fill('crew.example.com');
  await button(ann, sheet, 'groups.form.save').click();
  await expect(sheet.getByRole('alert')).toHaveText(ann.t('errors.text.hyperlink'));
  await expect(field).toHaveValue('crew.example.com');
  await field.fill(' Captain Ann ');
  await button(ann, sheet, 'groups.form.save').click();
  await expect(row).toContainText('Captain Ann');
  await expect(bob.bubble('Ahoy')).toContainText('Captain Ann');
  await expect(bob.log).not.toContainText(nickname);
  await expect(bob.getRow(group)).toContainText('Captain Ann');
  await expect(bob.getRow(other)).toContainText(nickname);

  // The owner changes the group.
  await button(ann, sheet, 'groups.details.edit').click();
  await sheet.getByRole('textbox', { name: ann.t('groups.form.name') }).fill('Quick readers');
  await button(ann, sheet, 'groups.form.save').click();
  await expect(sheet.getByRole('heading', { name: 'Quick readers' })).toBeVisible();
  await expect(bob.page.getByRole('heading', { name: 'Quick readers' })).toBeVisible();
  await expect(bob.log).toContainText(bob.t('chat.system.group-name', { actor: 'Captain Ann', text: 'Quick readers' }));

  // All members, found by name.
  sheet = await openDetails(bob);
  await expect(button(bob, sheet, 'groups.details.edit')).toHaveCount(0);
  await sheet.getByRole('button', { name: bob.t('groups.details.all-members', { count: '2' }) }).click();
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  await sheet.getByRole('searchbox').fill('captain');
  await expect(sheet.getByRole('listitem')).toHaveText([/Captain Ann/]);
  await button(bob, sheet, 'kit.bar.back').click();

  // A member mutes, searches, and leaves.
  const mute = sheet.getByRole('switch', { name: bob.t('groups.details.mute') });
  await mute.click();
  await expect(mute).toBeChecked();
  await button(bob, sheet, 'groups.details.search').click();
  await expect(bob.page.getByRole('searchbox', { name: bob.t('chat.search.messages') })).toBeVisible();
  await bob.page.keyboard.press('Escape');
  sheet = await openDetails(bob);
  await expect(mute).toBeChecked();
  await button(bob, sheet, 'groups.details.leave').click();
  await bob.page
    .getByRole('alertdialog')
    .getByRole('button', { name: bob.t('groups.leave.confirm'), exact: true })
    .click();
  await expect(bob.page).toHaveURL(/\/chat$/);
  await expect(bob.getRow(group)).toHaveCount(0);
  await expect(ann.log).toContainText(ann.t('chat.system.member-left', { actor: accounts[1].nickname }));
  const allMembers = ann.t('groups.details.all-members', { count: '1' });
  await expect(ann.page.getByRole('dialog').getByRole('button', { name: allMembers })).toBeVisible();
});

test('chat details: the other user of a direct message is blocked and unblocked, and clearing empties the room @slow', async ({
  openBrowser,
}) => {
  const ann = await TestUser.signIn(await openBrowser({ device: 'phone' }), await registerTestAccount());
  const bob = await ApiUser.register();
  await ann.openRoom(await ann.createDirect(bob.userId));
  await ann.send('hello');
  await ann.expectDelivered('hello');
  const listBlocked = () => ann.call<{ id: string }[]>('GET', '/api/v1/users/blocks');
  const confirm = (id: string) =>
    ann.page
      .getByRole('alertdialog')
      .getByRole('button', { name: ann.t(id), exact: true })
      .click();

  const sheet = await openDetails(ann);
  await expect(sheet.getByRole('heading', { name: bob.nickname })).toBeVisible();
  await button(ann, sheet, 'groups.details.block').click();
  await confirm('kit.block.confirm');
  await expect(ann.page.getByText(ann.t('kit.block.done', { name: bob.nickname }))).toBeVisible();
  expect(await listBlocked()).toMatchObject([{ id: bob.userId }]);
  await expect(ann.composer).toHaveCount(0);
  await expect(ann.page.getByText(ann.t('chat.composer.blocked'))).toBeVisible();
  await button(ann, sheet, 'groups.details.unblock').click();
  await expect(button(ann, sheet, 'groups.details.block')).toBeVisible();
  await expect(ann.composer).toHaveCount(1);
  expect(await listBlocked()).toEqual([]);

  await button(ann, sheet, 'groups.details.clear').click();
  await confirm('chat.list.clear-confirm');
  await expect(ann.bubble('hello')).toHaveCount(0);
  await expect(ann.page.getByText(ann.t('chat.room.empty-title'))).toBeVisible();

  // Blocked on another device; the place of the composer unblocks, too.
  await ann.call('POST', '/api/v1/users/blocks', { block_id: bob.userId });
  await ann.page.getByRole('button', { name: ann.t('chat.composer.unblock'), exact: true }).click();
  await expect(ann.composer).toBeFocused();
  expect(await listBlocked()).toEqual([]);
});
