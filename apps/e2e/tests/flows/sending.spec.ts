import { TestUser } from '../../src/test-user.ts';
import { interceptOnce } from '../../src/intercept.ts';
import { fetchLatestGroupMessages, setUpRoomForFileSending } from '../../src/file-room.ts';
import { TestFileSender } from '../../src/test-file-sender.ts';
import { expect, test } from '../../src/test.ts';
import { createTestImage, recordTestVideoFile, createTestPdf, createTestTextFile } from '../../src/test-media.ts';

/** Files in a chat (spec §2, §4 Media upload, §5 Media): select, preview, send and view, on any network. */

test('files: images, videos and documents arrive with their size reserved, open in the viewer and download', async ({
  openBrowser,
}) => {
  const { ann, name, ben: other, room } = await setUpRoomForFileSending(openBrowser);
  const { page } = ann.user;
  const ben = new TestFileSender(await TestUser.signIn(await openBrowser(), other.account));
  await ben.user.openRoom(room);
  const held = Promise.withResolvers<void>();
  await ben.user.page.route('**/media/files/**', async (route) => {
    await held.promise;
    await route.fallback();
  });

  await ann.selectFiles('media', [
    await createTestImage(page, 'wide.jpg', 1600, 800),
    await createTestImage(page, 'tall.jpg', 800, 1200),
  ]);
  await ann.pasteOrDrop('paste', [await createTestImage(page, 'unwanted.jpg', 300, 300)]);
  const program = { ...createTestPdf('setup.exe'), mimeType: 'application/x-msdownload' };
  await ann.pasteOrDrop('drop', [await recordTestVideoFile(page, 'film.webm'), createTestPdf('Route.pdf'), program]);
  await expect(ann.selectedFiles).toHaveCount(5);
  await expect(ann.sheet.getByRole('alert').getByRole('listitem')).toHaveText(
    `setup.exe${ann.user.t('errors.file.not-allowed')}`,
  );
  await ann.sheet.getByRole('button', { name: ann.user.t('chat.attach.remove', { name: 'unwanted.jpg' }) }).click();
  await ann.sheet.getByRole('button', { name: ann.user.t('chat.attach.earlier', { name: 'tall.jpg' }) }).click();
  await ann.sheet.getByRole('textbox', { name: ann.user.t('chat.attach.caption') }).fill('On the ridge');
  await ann.confirmSend();

  // Images and videos are one album; each has its size before it has loaded.
  const pictures = ben.button('chat.media.open-image');
  await expect(pictures).toHaveCount(2);
  const boxes = () => pictures.evaluateAll((all) => all.map((one) => one.clientWidth / one.clientHeight));
  await expect(ben.button('chat.media.open-video')).toBeVisible();
  await expect(
    ben.user.bubble('On the ridge').getByRole('button', { name: ben.user.t('chat.media.open-image') }),
  ).toHaveCount(2);
  const [first, second] = await boxes();
  expect(first).toBeCloseTo(1.5, 1);
  expect(second).toBeCloseTo(1, 1);
  held.resolve();
  await expect(ben.user.log.locator('img[data-loaded]').first()).toBeVisible();
  expect(await boxes()).toEqual([first, second]);

  // By key: the list ignores the pointer while it scrolls.
  await pictures.first().press('Enter');
  const viewer = ben.user.page.getByRole('dialog', { name: ben.user.t('chat.viewer.label') });
  await expect(viewer.getByRole('img').first()).toBeVisible();
  await expect(viewer.getByText(ben.user.t('chat.viewer.position', { number: '1', total: '3' }))).toBeVisible();
  await ben.user.page.keyboard.press('ArrowRight');
  await ben.user.page.keyboard.press('ArrowRight');
  const film = viewer.locator('video');
  await expect(viewer.locator('video[controls]')).toBeVisible();
  // The current video plays; other videos are paused.
  await expect.poll(() => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime)).toBeGreaterThan(0);
  await film.evaluate((video: HTMLVideoElement) => {
    video.loop = true;
    return video.play();
  });
  await ben.user.page.keyboard.press('ArrowLeft');
  await expect(viewer.locator('video[controls]')).toHaveCount(0);
  await expect.poll(() => film.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true);
  await ben.user.page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();

  // From the viewer back to the room with a reply.
  await pictures.first().press('Enter');
  await viewer.getByRole('button', { name: ben.user.t('chat.action.reply') }).click();
  await expect(viewer).toBeHidden();
  await expect(ben.user.page.locator('form').getByText('On the ridge')).toBeVisible();
  await expect(ben.user.composer).toBeFocused();

  // The room's details list them, too.
  const { t } = ben.user;
  await ben.user.page.getByRole('button', { name: t('groups.menu.details'), exact: true }).click();
  const details = ben.user.page.getByRole('dialog');
  await details.getByRole('button', { name: t('groups.details.media'), exact: true }).click();
  const label = t('chat.viewer.image', { name });
  await details.getByRole('button', { name: label }).first().click();
  await expect(viewer.getByRole('img', { name: label }).first()).toBeVisible();
  await ben.user.page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await details.getByRole('tab', { name: t('chat.attachments.file') }).click();
  await ann.pasteOrDrop('drop', [createTestPdf('Detour.pdf')]);
  await ann.confirmSend();
  await expect(details.getByRole('button', { name: /^Detour\.pdf/ })).toBeVisible();
  const download = ben.user.page.waitForEvent('download');
  await details.getByRole('button', { name: /^Route\.pdf/ }).click();
  expect((await download).suggestedFilename()).toBe('Route.pdf');
});

test('preview sheet: files added during preparation are sent, too; a file that fails shows an error @slow', async ({
  openBrowser,
}) => {
  const { ann, ben, room } = await setUpRoomForFileSending(openBrowser);
  const { page, t } = ann.user;
  /** Blocks the script that prepares files; the returned function releases it. */
  const hold = async (): Promise<() => void> => {
    const held = Promise.withResolvers<void>();
    await interceptOnce(page, '**/assets/prepare-*.js', async (route) => {
      await held.promise;
      await route.fallback();
    });
    return held.resolve;
  };

  let release = await hold();
  await ann.send('media', [await createTestImage(page, 'hills.jpg', 800, 600)]);
  await ann.pasteOrDrop('drop', [createTestPdf('Route.pdf')]);
  await expect(ann.selectedFiles).toHaveCount(2);
  release();
  await expect(ann.button('chat.media.open-image')).toHaveCount(1);
  await expect(ann.button('chat.media.download-file', { name: 'Route.pdf' })).toBeVisible();
  await ann.user.expectDelivered('Route.pdf');
  await expect(ann.selectedFiles).toHaveCount(0);

  await page.reload();
  await expect(ann.user.composer).toBeEditable();
  release = await hold();
  await ann.send('media', [{ name: 'torn.jpg', mimeType: 'image/jpeg', buffer: createTestPdf('torn').buffer }]);
  await ann.pasteOrDrop('drop', [createTestPdf('Plan.pdf')]);
  await expect(ann.selectedFiles).toHaveCount(2);
  release();
  await expect(ann.selectedFiles).toHaveCount(1);
  await expect(ann.sheet.getByRole('alert').getByRole('listitem')).toHaveText(
    `torn.jpg${t('errors.file.not-processed')}`,
  );
  await expect(page.getByText(t('chat.action.send-failed'))).toHaveCount(0);
  await ann.confirmSend();
  await expect(ann.button('chat.media.download-file', { name: 'Plan.pdf' })).toBeVisible();
  await ann.user.expectDelivered('Plan.pdf');
  expect((await fetchLatestGroupMessages(ben, room)).map(({ type }) => type)).toEqual(['image', 'file', 'file']);
});

test('upload: after a broken connection, cancellation or rejection nothing is lost, duplicated or moved @slow', async ({
  openBrowser,
}) => {
  test.slow();
  const { ann, ben, room } = await setUpRoomForFileSending(openBrowser);
  const { page, t, log } = ann.user;
  const offsets: number[] = [];
  page.on('request', (request) => {
    const offset = new URL(request.url()).searchParams.get('offset');
    if (request.method() === 'PUT' && offset !== null) offsets.push(Number(offset));
  });
  const progress = log.getByRole('progressbar');
  const hasBegun = () => expect(progress).toHaveAttribute('aria-valuenow', /^([1-9]|[1-9]\d)$/);

  await ann.limitUploadSpeed(250_000);
  await ann.send('file', [createTestTextFile('long.txt', 4_000_000)]);
  await hasBegun();
  // The connection breaks with the page; the next page resumes the upload.
  await page.reload();
  await expect.poll(() => Math.max(...offsets)).toBeGreaterThan(0);
  await ann.limitUploadSpeed(null);
  await expect(ann.button('chat.media.download-file', { name: 'long.txt' })).toHaveCount(1);
  await ann.user.expectDelivered('long.txt');

  // Cancelled: the message disappears.
  await ann.limitUploadSpeed(100_000);
  await ann.send('file', [createTestTextFile('unwanted.txt', 3_000_000)]);
  await ann.button('chat.media.cancel').click();
  await expect(ann.user.bubble('unwanted.txt')).toHaveCount(0);
  await ann.limitUploadSpeed(null);

  // Rejected: the message stays with its reason until the user resends it.
  await interceptOnce(page, '**/api/v1/files/groups/*/file*', (route) =>
    route.fulfill({ status: 403, contentType: 'application/json', body: JSON.stringify({ error: 'api.forbidden' }) }),
  );
  await ann.send('file', [createTestTextFile('second.txt', 500)]);
  await expect(ann.user.bubble('second.txt')).toContainText(t('errors.general.no-permission').replace(/[.。]$/, ''));
  await ann.button('chat.media.retry').click();
  await expect(ann.button('chat.media.download-file', { name: 'second.txt' })).toHaveCount(1);
  await ann.user.expectDelivered('second.txt');
  expect((await fetchLatestGroupMessages(ben, room)).map(({ filename }) => filename)).toEqual([
    'long.txt',
    'second.txt',
  ]);

  // An upload ends before a text above it: the order on the screen stays.
  const texts = Promise.withResolvers<void>();
  const uploads = Promise.withResolvers<void>();
  await page.route('**/api/v1/messages', async (route) => {
    if ((route.request().postDataJSON() as { type?: string } | null)?.type === 'text') await texts.promise;
    await route.fallback();
  });
  await page.route('**/files/uploads/**', async (route) => {
    await uploads.promise;
    await route.fallback();
  });
  const getOrder = async (): Promise<string[]> =>
    (await log.getByRole('article').filter({ hasText: 'Route' }).allInnerTexts()).map((text) =>
      text.includes('The Route') ? 'text' : 'file',
    );
  await ann.send('file', [createTestPdf('Route.pdf')]);
  await ann.user.send('The Route');
  await expect.poll(getOrder).toEqual(['text', 'file']);
  uploads.resolve();
  await expect(ann.button('chat.media.download-file', { name: 'Route.pdf' })).toBeVisible();
  await ann.user.expectWaiting('The Route');
  expect(await getOrder()).toEqual(['text', 'file']);
  texts.resolve();
  await ann.user.expectDelivered('The Route');
  expect(await getOrder()).toEqual(['text', 'file']);
});
