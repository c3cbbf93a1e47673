import type { Locator } from '@playwright/test';
import { registerTestAccount } from '../../src/accounts.ts';
import { TestFileSender } from '../../src/test-file-sender.ts';
import { createTestImage, createTestPdf } from '../../src/test-media.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** Details of groups and direct messages, from a room's header (spec §2). */

async function openDetails({ page, t }: TestUser): Promise<Locator> {
  await page.getByRole('button', { name: t('groups.menu.details'), exact: true }).click();
  return page.getByRole('dialog');
}

const button = ({ t }: TestUser, sheet: Locator, id: string): Locator =>
  sheet.getByRole('button', { name: t(id), exact: true });

test('group details: a new name shows at once, mute and search work, and a member leaves', async ({ openBrowser }) => {
  const accounts = [await registerTestAccount(), await registerTestAccount()] as const;
  const ann = await TestUser.signIn(await openBrowser({ device: 'desktop' }), accounts[0]);
  const bob = await TestUser.signIn(await openBrowser({ device: 'phone' }), accounts[1]);
  await ann.call('POST', '/api/v1/users/contacts', { contact: bob.userId });
  const { group } = await ann.call<{ group: { id: string } }>('POST', '/api/v1/groups', {
    cid: `details-${ann.userId}`,
    display_name: 'Slow readers',
    member_ids: [bob.userId],
  });
  for (const user of [ann, bob]) await user.openRoom(group.id);

  // The owner changes the group.
  let sheet = await openDetails(ann);
  await expect(sheet.getByRole('heading', { name: 'Slow readers' })).toBeVisible();
  await expect(button(ann, sheet, 'groups.details.leave')).toHaveCount(0);
  await button(ann, sheet, 'groups.details.edit').click();
  await sheet.getByRole('textbox', { name: ann.t('groups.form.name') }).fill('Quick readers');
  await button(ann, sheet, 'groups.form.save').click();
  await expect(sheet.getByRole('heading', { name: 'Quick readers' })).toBeVisible();
  await expect(bob.page.getByRole('heading', { name: 'Quick readers' })).toBeVisible();
  await expect(bob.log).toContainText(
    bob.t('chat.system.group-name', { actor: accounts[0].nickname, text: 'Quick readers' }),
  );

  // All members, found by name.
  await sheet.getByRole('button', { name: ann.t('groups.details.all-members', { count: '2' }) }).click();
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  await sheet.getByRole('searchbox').fill(accounts[1].nickname);
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  await ann.page.keyboard.press('Escape');
  await ann.page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  // A member mutes, searches, and leaves.
  sheet = await openDetails(bob);
  await expect(button(bob, sheet, 'groups.details.edit')).toHaveCount(0);
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
  await expect(bob.getRow(group.id)).toHaveCount(0);
  await expect(ann.log).toContainText(ann.t('chat.system.member-left', { actor: accounts[1].nickname }));
  sheet = await openDetails(ann);
  await expect(sheet.getByRole('button', { name: ann.t('groups.details.all-members', { count: '1' }) })).toBeVisible();
});

test('chat details: clearing the history of a direct message empties the room', async ({ openBrowser }) => {
  const accounts = [await registerTestAccount(), await registerTestAccount()] as const;
  const ann = await TestUser.signIn(await openBrowser({ device: 'phone' }), accounts[0]);
  const bob = await TestUser.signIn(await openBrowser(), accounts[1]);
  const room = await ann.createDirect(bob.userId);
  await ann.openRoom(room);
  await ann.send('hello');
  await ann.expectDelivered('hello');
  const sheet = await openDetails(ann);
  await expect(sheet.getByRole('heading', { name: accounts[1].nickname })).toBeVisible();
  await button(ann, sheet, 'groups.details.clear').click();
  await ann.page
    .getByRole('alertdialog')
    .getByRole('button', { name: ann.t('chat.list.clear-confirm'), exact: true })
    .click();
  await expect(ann.bubble('hello')).toHaveCount(0);
  await expect(ann.page.getByText(ann.t('chat.room.empty-title'))).toBeVisible();
});

test('chat details: photos open in the viewer, and files are downloaded', async ({ openBrowser }) => {
  const accounts = [await registerTestAccount(), await registerTestAccount()] as const;
  const ann = await TestUser.signIn(await openBrowser({ device: 'desktop' }), accounts[0]);
  const bob = await TestUser.signIn(await openBrowser({ device: 'phone' }), accounts[1]);
  const room = await ann.createDirect(bob.userId);
  await ann.openRoom(room);
  const sender = new TestFileSender(ann);
  await sender.send('media', [await createTestImage(ann.page, 'wide.jpg', 800, 400)]);
  await sender.send('file', [createTestPdf('Route.pdf')]);
  await expect(sender.button('chat.media.download-file', { name: 'Route.pdf' })).toBeVisible();

  await bob.openRoom(room);
  const sheet = await openDetails(bob);
  await button(bob, sheet, 'groups.details.media').click();
  const label = bob.t('chat.viewer.image', { name: accounts[0].nickname });
  await sheet.getByRole('button', { name: label }).click();
  const viewer = bob.page.getByRole('dialog', { name: bob.t('chat.viewer.label') });
  await expect(viewer.getByRole('img', { name: label })).toBeVisible();
  await bob.page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);

  await sheet.getByRole('tab', { name: bob.t('chat.attachments.video') }).click();
  await expect(sheet.getByRole('heading', { name: bob.t('chat.attachments.no-video') })).toBeVisible();
  await sheet.getByRole('tab', { name: bob.t('chat.attachments.file') }).click();
  const download = bob.page.waitForEvent('download');
  await sheet.getByRole('button', { name: /^Route\.pdf/ }).click();
  expect((await download).suggestedFilename()).toBe('Route.pdf');
});

test('chat details: the other user of a direct message is blocked and unblocked', async ({ openBrowser }) => {
  const accounts = [await registerTestAccount(), await registerTestAccount()] as const;
  const ann = await TestUser.signIn(await openBrowser({ device: 'phone' }), accounts[0]);
  const bob = await TestUser.signIn(await openBrowser(), accounts[1]);
  const room = await ann.createDirect(bob.userId);
  await ann.openRoom(room);
  const sheet = await openDetails(ann);
  await button(ann, sheet, 'groups.details.block').click();
  await ann.page
    .getByRole('alertdialog')
    .getByRole('button', { name: ann.t('kit.block.confirm'), exact: true })
    .click();
  await expect(ann.page.getByText(ann.t('kit.block.done', { name: accounts[1].nickname }))).toBeVisible();
  expect(await ann.call<{ id: string }[]>('GET', '/api/v1/users/blocks')).toMatchObject([{ id: bob.userId }]);
  await expect(ann.composer).toHaveCount(0);
  await expect(ann.page.getByText(ann.t('chat.composer.blocked'))).toBeVisible();
  await button(ann, sheet, 'groups.details.unblock').click();
  await expect(button(ann, sheet, 'groups.details.block')).toBeVisible();
  await expect(ann.composer).toHaveCount(1);
  expect(await ann.call<{ id: string }[]>('GET', '/api/v1/users/blocks')).toEqual([]);

  // The place of the composer unblocks, too.
  await ann.call('POST', '/api/v1/users/blocks', { block_id: bob.userId });
  await ann.page.goto(`/room/${room}`);
  await ann.page.getByRole('button', { name: ann.t('chat.composer.unblock'), exact: true }).click();
  await expect(ann.composer).toBeFocused();
  expect(await ann.call<{ id: string }[]>('GET', '/api/v1/users/blocks')).toEqual([]);
});
