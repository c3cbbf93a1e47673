import type { Page } from '@playwright/test';
import { registerTestAccount } from '../../src/accounts.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** Remarks (spec §5): their owner sees them on every screen that names people, and nobody else does. */

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

test('remark: its owner sees it on every screen, in all tabs, until it is removed; nobody else sees it', async ({
  openBrowser,
}) => {
  test.slow();
  const bobAccount = await registerTestAccount();
  const [ann, bob, cho] = [
    await TestUser.signIn(await openBrowser(), await registerTestAccount()),
    await TestUser.signIn(await openBrowser(), bobAccount),
    await TestUser.signIn(await openBrowser(), await registerTestAccount()),
  ];
  const name = bobAccount.nickname;
  await ann.call('POST', '/api/v1/users/contacts', { contact: bob.userId });
  await cho.call('POST', '/api/v1/users/contacts', { contact: bob.userId });
  await cho.call('POST', '/api/v1/users/contacts', { contact: ann.userId });
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
  const said = await bob.call<{ id: string }>('POST', '/api/v1/messages', {
    type: 'text',
    group_id: group.id,
    text: 'Keys please',
    cid: `keys-${bob.userId}`,
  });
  await ann.call('POST', `/api/v1/messages/${said.id}/thread`, {
    type: 'text',
    text: 'Tomorrow',
    cid: `k-${ann.userId}`,
  });
  const bobPage = `/guest-page/a${bob.userId.slice(1)}`;
  for (const user of [ann, cho]) await bob.call('PUT', `/social/api/authors/a${user.userId.slice(1)}/follow`);

  // Other tabs of the owner are open on the chat list and the notifications and change without a reload.
  const tab = await ann.context.newPage();
  await tab.goto('/chat');
  await expect(tab.locator(`a[href$="/room/${direct}"]`)).toContainText(name);
  const notifications = (await ann.context.newPage()).getByRole('main');
  await notifications.page().goto('/notifications');
  await expect(notifications).toContainText(name);

  const { page } = ann;
  await page.goto(bobPage);
  await expect(page.getByRole('heading', { level: 1, name }).last()).toBeVisible();
  await writeRemark(page, `  ${REMARK} `);
  await expect(page.getByRole('heading', { level: 1, name: REMARK }).last()).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`${t('social.author.nickname')} ${name}`);
  await expect(tab.locator(`a[href$="/room/${direct}"]`)).toContainText(REMARK);
  await expect(notifications).toContainText(REMARK);
  await expect(notifications).not.toContainText(name);

  /** Expects the shown and not the other name on each screen that names Bob. */
  async function expectNames(user: TestUser, shown: string, hidden: string): Promise<void> {
    const view = user.page;
    const main = view.getByRole('main');
    const expectMain = async (): Promise<void> => {
      await expect(main).toContainText(shown);
      await expect(main).not.toContainText(hidden);
    };
    await view.goto(`/posts/${postId}`);
    await expect(main.getByText('Due today')).toBeVisible();
    await expectMain();
    await user.openRoom(group.id);
    // The sender, the quote and the line about the group's members.
    await expect(user.bubble('Tomorrow')).toContainText(shown);
    await expect(user.log.getByText('Keys please').first()).toBeVisible();
    await expect(user.log).toContainText(shown);
    await expect(user.log).not.toContainText(hidden);
    await view.getByRole('button', { name: t('groups.menu.details'), ...exact }).click();
    await expect(view.getByRole('dialog')).toContainText(shown);
    await expect(view.getByRole('dialog')).not.toContainText(hidden);
    await view.goto('/chat');
    await expect(user.getRow(group.id)).toBeVisible();
    await expect(main).not.toContainText(hidden);
    // Below a remark the list of friends shows the original nickname, too.
    await view.goto('/friends');
    await expect(main.getByRole('button', { name: new RegExp(`^${shown}`) })).not.toHaveCount(0);
    await view.goto('/notifications');
    await expectMain();
    // The original nickname finds a user, whom the results name as this user does.
    await view.goto(`/search?text=${name}&tab=users`);
    await expectMain();
  }
  await expectNames(ann, REMARK, name);
  await page.goto(`/search?text=${REMARK}&tab=chats`);
  await expect(ann.getRow(direct)).toContainText(REMARK);
  await page.goto('/search?text=Hello&tab=messages');
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(REMARK);
  await expectNames(cho, name, REMARK);
  await bob.page.goto('/my-page');
  await expect(bob.page.getByRole('main')).toContainText(name);
  await expect(bob.page.getByRole('main')).not.toContainText(REMARK);

  // Another device of the owner, then removal: the original nickname shows again.
  await page.goto(bobPage);
  await writeRemark(page, ' ');
  await expect(page.getByRole('heading', { level: 1, name }).last()).toBeVisible();
  await expect(tab.locator(`a[href$="/room/${direct}"]`)).toContainText(name);
  await expectNames(ann, name, REMARK);
});
