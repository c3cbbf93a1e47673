import type { Page } from '@playwright/test';
import { ApiUser } from '../../src/api-user.ts';
import { registerTestAccount } from '../../src/accounts.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** Remarks (spec §5) on every screen that names people. The server's tests hide them from others. */

const t = createTranslator(TEST_SITES[0]!);
const exact = { exact: true };
const REMARK = 'Landlady';

/** Writes the remark about the user whose page is open. */
async function writeRemark(page: Page, nickname: string): Promise<void> {
  await page.getByRole('button', { name: t('social.author.menu'), ...exact }).click();
  await page.getByRole('menuitem', { name: t('social.author.remark'), ...exact }).click();
  const sheet = page.getByRole('dialog', { name: t('profile.remark.title') });
  await sheet.getByRole('textbox', { name: t('profile.remark.nickname'), ...exact }).fill(nickname);
  await sheet.getByRole('button', { name: t('profile.remark.save') }).click();
  await expect(sheet).toBeHidden();
}

test('remark: its owner sees it on every screen, in all tabs, until it is removed @slow', async ({ openBrowser }) => {
  const [bob, cho] = await Promise.all([ApiUser.register(), ApiUser.register()]);
  const ann = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const name = bob.nickname;
  await ann.call('POST', '/api/v1/users/contacts', { contact: bob.userId });
  for (const friend of [bob, ann]) await cho.call('POST', '/api/v1/users/contacts', { contact: friend.userId });
  const { group } = await cho.call<{ group: { id: string } }>('POST', '/api/v1/groups', {
    cid: `remarks-${cho.userId}`,
    display_name: 'Tenants',
    member_ids: [ann.userId, bob.userId],
  });
  const direct = await ann.createDirect(bob.userId);
  // An empty direct message is not listed.
  const hello = { type: 'text', group_id: direct, text: 'Hello', cid: `hello-${ann.userId}` };
  await ann.call('POST', '/api/v1/messages', hello);
  const { id: postId } = await bob.call<{ id: string }>('POST', '/social/api/posts', { text: 'Rent', file_paths: [] });
  await bob.call('POST', `/social/api/posts/${postId}/comments`, { text: 'Due today' });
  const said = await bob.write(group.id, 'Keys please');
  const answer = { type: 'text', text: 'Tomorrow', cid: `k-${ann.userId}` };
  await ann.call('POST', `/api/v1/messages/${said}/thread`, answer);
  await bob.call('PUT', `/social/api/authors/a${ann.userId.slice(1)}/follow`);

  // Other tabs of the owner are open on the chat list and the notifications and change without a reload.
  const { page } = ann;
  const main = page.getByRole('main');
  const chats = await ann.openTab();
  await chats.page.goto('/chat');
  await expect(chats.getRow(direct)).toContainText(name);
  const notifications = (await ann.context.newPage()).getByRole('main');
  await notifications.page().goto('/notifications');
  await expect(notifications).toContainText(name);

  await page.goto(`/guest-page/a${bob.userId.slice(1)}`);
  await expect(page.getByRole('heading', { level: 1, name }).last()).toBeVisible();
  await writeRemark(page, `  ${REMARK} `);
  await expect(page.getByRole('heading', { level: 1, name: REMARK }).last()).toBeVisible();
  await expect(main).toContainText(`${t('social.author.nickname')} ${name}`);
  await expect(chats.getRow(direct)).toContainText(REMARK);
  await expect(chats.getRow(group.id)).toBeVisible();
  await expect(chats.page.getByRole('main')).not.toContainText(name);
  await expect(notifications).toContainText(REMARK);
  await expect(notifications).not.toContainText(name);

  // A post, its author and a comment.
  await page.goto(`/posts/${postId}`);
  await expect(main.getByText('Due today')).toBeVisible();
  await expect(main).toContainText(REMARK);
  await expect(main).not.toContainText(name);
  // A room: the sender, the quote and the line about the group's members.
  await ann.openRoom(group.id);
  await expect(ann.bubble('Tomorrow')).toContainText(REMARK);
  await expect(ann.log.getByText('Keys please').first()).toBeVisible();
  await expect(ann.log).not.toContainText(name);
  await page.getByRole('button', { name: t('groups.menu.details'), ...exact }).click();
  await expect(page.getByRole('dialog')).toContainText(REMARK);
  await expect(page.getByRole('dialog')).not.toContainText(name);
  // Below a remark the list of friends shows the original nickname, too.
  await page.goto('/friends');
  await expect(main.getByRole('button', { name: new RegExp(`^${REMARK}`) })).not.toHaveCount(0);

  // The original nickname finds a user, whom the results name as this user does; the remark finds the chat.
  const search = async (text: string, tab: string): Promise<void> => {
    await page.getByRole('searchbox').fill(text);
    await page.getByRole('tab', { name: new RegExp(`^${t(tab)}`) }).click();
  };
  await page.goto(`/search?text=${name}&tab=users`);
  await expect(main).toContainText(REMARK);
  await expect(main).not.toContainText(name);
  await search(REMARK, 'social.search.chats');
  await expect(ann.getRow(direct)).toContainText(REMARK);
  await search('Hello', 'social.search.messages');
  await expect(main.getByRole('listitem')).toContainText(REMARK);

  // Removed, in the other tabs, too.
  await page.goto(`/guest-page/a${bob.userId.slice(1)}`);
  await writeRemark(page, ' ');
  await expect(page.getByRole('heading', { level: 1, name }).last()).toBeVisible();
  await expect(chats.getRow(direct)).toContainText(name);
  await expect(notifications).toContainText(name);
  await expect(notifications).not.toContainText(REMARK);
});
