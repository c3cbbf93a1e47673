import { ApiUser } from '../../src/api-user.ts';
import { fetchLatestGroupMessages, setUpRoomForFileSending } from '../../src/file-room.ts';
import { expect, test } from '../../src/test.ts';
import { createTestImage, createTestPdf } from '../../src/test-media.ts';

/** Forwarded messages and files (spec §5). */

test('forward: messages keep their order and files are not uploaded again @slow', async ({ openBrowser }) => {
  const { ann, room, ben } = await setUpRoomForFileSending(openBrowser);
  const cleo = await ApiUser.register();
  const { page, log, t, userId } = ann.user;
  const other = await cleo.createDirect(userId);
  await cleo.write(other, 'hello');
  await ann.user.send('look at these');
  await ann.user.expectDelivered('look at these');
  await ann.send('media', [await createTestImage(page, 'wide.jpg', 1600, 800)]);
  await expect(ann.selectedFiles).toHaveCount(0);
  await ann.send('file', [createTestPdf('Route.pdf')]);
  await expect(ann.button('chat.media.download-file', { name: 'Route.pdf' })).toBeVisible();
  await ann.user.expectDelivered('Route.pdf');

  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/files/')) uploads.push(request.url());
  });
  const share = async (): Promise<void> => {
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('checkbox', { name: cleo.nickname }).click();
    await sheet.locator('footer').getByRole('button').click();
    await expect(sheet).toHaveCount(0);
  };
  await ann.user.bubble('look at these').getByText('look at these').click({ button: 'right' });
  await page.getByRole('menuitem', { name: t('chat.action.select') }).click();
  for (const index of [1, 2]) await log.getByRole('checkbox').nth(index).click();
  const bar = page.getByRole('toolbar', { name: t('chat.selection.label') });
  await bar.getByRole('button', { name: t('chat.action.forward') }).click();
  await page.getByRole('button', { name: t('chat.forward.separately') }).click();
  await share();

  await ann.user.getRow(other).click();
  const messages = log.getByRole('article');
  await expect(messages).toHaveCount(4);
  await expect(messages.nth(0)).toContainText('hello');
  await expect(messages.nth(1)).toContainText('look at these');
  await expect(messages.nth(2).locator('img[data-loaded]')).toBeVisible();
  await ann.user.expectDelivered('Route.pdf');
  const download = page.waitForEvent('download');
  await messages
    .nth(3)
    .getByRole('button', { name: /Route\.pdf/ })
    .click();
  expect((await download).suggestedFilename()).toBe('Route.pdf');
  expect(uploads).toEqual([]);
  const listTypes = async () => (await fetchLatestGroupMessages(cleo, other)).map(({ type }) => type);
  expect(await listTypes()).toEqual(['text', 'text', 'image', 'file']);

  // A message unsent before its forward is sent stays there with a reason.
  await ann.user.getRow(room).click();
  await expect(messages).toHaveCount(3);
  const held = Promise.withResolvers<void>();
  await page.route('**/forward', async (route) => {
    await held.promise;
    await route.fallback();
  });
  await messages.nth(1).click({ button: 'right' });
  await page.getByRole('menuitem', { name: t('chat.action.forward') }).click();
  await share();
  const [, picture] = await fetchLatestGroupMessages(ben, room);
  await ann.user.call('DELETE', `/api/v1/messages/${picture!.id}`);
  await expect(ann.button('chat.media.open-image')).toHaveCount(0);
  await ann.user.getRow(other).click();
  await expect(ann.button('chat.media.open-image')).toHaveCount(2);
  held.resolve();
  await expect(log.getByText(t('errors.message.retracted'))).toBeVisible();
  expect(await listTypes()).toEqual(['text', 'text', 'image', 'file']);
});
