import { registerTestAccount } from '../../src/accounts.ts';
import { ApiUser } from '../../src/api-user.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

test('report of a user: shows the ten messages that go along, and blocks the user too @slow', async ({
  openBrowser,
}) => {
  const ann = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const bob = await ApiUser.register();
  const { page, t } = ann;
  const room = await bob.createDirect(ann.userId);
  for (let count = 0; count < 12; count += 1) await bob.write(room, `offer ${count}`);
  await ann.openRoom(room);
  await page.getByRole('button', { name: t('groups.menu.details'), exact: true }).click();
  await page.getByRole('button', { name: t('groups.details.report-user') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: t('kit.report.spam') }).check();
  await sheet.getByRole('button', { name: t('kit.report.next') }).click();
  const copies = sheet.getByRole('listitem');
  await expect(copies).toHaveCount(10);
  await expect(copies.first()).toContainText('offer 2');
  await expect(copies.last()).toContainText('offer 11');
  // The input stays on the way back.
  await sheet.getByRole('button', { name: t('kit.report.back') }).click();
  await expect(sheet.getByRole('radio', { name: t('kit.report.spam') })).toBeChecked();
  await sheet.getByRole('button', { name: t('kit.report.next') }).click();
  const sent = page.waitForResponse('**/api/v1/users/report');
  await sheet.getByRole('button', { name: t('kit.report.send') }).click();
  expect((await sent).status()).toBe(200);
  await expect(sheet.getByText(t('kit.report.done-title'))).toBeVisible();
  await sheet.getByRole('button', { name: new RegExp(t('kit.report.block', { name: '.*' })) }).click();
  await expect(sheet.getByRole('button', { name: t('kit.report.close') })).toBeVisible();
  await expect
    .poll(async () => (await ann.call<{ id: string }[]>('GET', '/api/v1/users/blocks')).map(({ id }) => id))
    .toEqual([bob.userId]);
});

test('report of a comment: shows the post and the answered comment, and blocks its author too @slow', async ({
  openBrowser,
}) => {
  const ann = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const bob = await ApiUser.register();
  const { page, t } = ann;
  const comment = (by: Pick<ApiUser, 'call'>, path: string, text: string) =>
    by.call<{ id: string }>('POST', `/social/api/${path}`, { text });
  const post = await ann.call<{ id: string }>('POST', '/social/api/posts', { text: 'My garden', file_paths: [] });
  const question = await comment(ann, `posts/${post.id}/comments`, 'Where is it?');
  await comment(bob, `comments/${question.id}/sub-comments`, 'None of your business');
  await page.goto(`/posts/${post.id}`);
  await page.getByRole('article').getByRole('button').filter({ hasText: '1' }).click();
  const reply = page.getByRole('article').filter({ hasText: 'None of your business' }).last();
  await reply.getByRole('button', { name: t('social.comment.menu', { name: bob.nickname }) }).click();
  await page.getByRole('menuitem', { name: t('social.comment.report') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: t('kit.report.harassment') }).check();
  await sheet.getByRole('button', { name: t('kit.report.next') }).click();
  await expect(sheet.getByRole('listitem')).toHaveText([/My garden/, /Where is it\?/, /None of your business/]);
  const sent = page.waitForResponse('**/social/api/report/comment');
  await sheet.getByRole('button', { name: t('kit.report.send') }).click();
  expect((await sent).status()).toBe(200);
  await sheet.getByRole('button', { name: new RegExp(t('kit.report.block', { name: '.*' })) }).click();
  await sheet.getByRole('button', { name: t('kit.report.close') }).click();
  await expect(page.getByText('None of your business')).toBeHidden();
});

test('report of an open post: blocks its author too, and leaves the post @slow', async ({ openBrowser }) => {
  const ann = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const bob = await ApiUser.register();
  const { page, t } = ann;
  const post = await bob.call<{ id: string }>('POST', '/social/api/posts', { text: 'Buy followers', file_paths: [] });
  await page.goto(`/guest-page/a${bob.userId.slice(1)}`);
  await page.locator(`a[href$="/posts/${post.id}"]`).first().click();
  await expect(page.getByRole('toolbar')).toBeVisible();
  await page.getByRole('button', { name: t('social.post.menu'), exact: true }).click();
  await page.getByRole('menuitem', { name: t('social.post.report'), exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: t('kit.report.spam') }).check();
  await sheet.getByRole('button', { name: t('kit.report.next') }).click();
  await expect(sheet.getByRole('listitem')).toContainText('Buy followers');
  await sheet.getByRole('button', { name: t('kit.report.send') }).click();
  await sheet.getByRole('button', { name: new RegExp(t('kit.report.block', { name: '.*' })) }).click();
  await expect(page).toHaveURL(/\/guest-page\//);
  await expect(sheet).toBeHidden();
  await expect(page.getByText('Buy followers')).toBeHidden();

  // Another device unblocks the author, and blocks them again while the post is open.
  await ann.call('DELETE', `/api/v1/users/blocks/${bob.userId}`);
  await page.goto(`/posts/${post.id}`);
  await expect(page.getByRole('toolbar')).toBeVisible();
  await ann.call('POST', '/api/v1/users/blocks', { block_id: bob.userId });
  await expect(page.getByText(t('errors.post.missing'))).toBeVisible();
});
