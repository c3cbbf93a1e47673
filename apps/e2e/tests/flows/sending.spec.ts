import { registerTestAccount } from '../../src/accounts.ts';
import { TestUser } from '../../src/test-user.ts';
import { interceptOnce } from '../../src/intercept.ts';
import { TestFileSender } from '../../src/test-file-sender.ts';
import { expect, test } from '../../src/test.ts';
import { createTestImage, createNamedTestVideo, createTestPdf, createTestTextFile } from '../../src/test-media.ts';

/** Files in a chat (spec §2, §4 Media upload, §5 Media): select, preview, send and view, on any network. */

type OpenBrowser = Parameters<Parameters<typeof test>[2]>[0]['openBrowser'];

async function meet(openBrowser: OpenBrowser): Promise<{ ann: TestFileSender; ben: TestFileSender }> {
  const [one, other] = await Promise.all([registerTestAccount(), registerTestAccount()]);
  const ann = await TestUser.signIn(await openBrowser({ device: 'desktop' }), one);
  const ben = await TestUser.signIn(await openBrowser(), other);
  const room = await ann.createDirect(ben.userId);
  await ann.openRoom(room);
  await ben.openRoom(room);
  return { ann: new TestFileSender(ann), ben: new TestFileSender(ben) };
}

test('files: images, videos and documents arrive with their size reserved, open in the viewer and download', async ({
  openBrowser,
}) => {
  const { ann, ben } = await meet(openBrowser);
  const { page } = ann.user;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await ben.user.page.route('**/media/files/**', async (route) => {
    await held;
    await route.fallback();
  });

  await ann.selectFiles('media', [
    await createTestImage(page, 'wide.jpg', 1600, 800),
    await createTestImage(page, 'tall.jpg', 800, 1200),
  ]);
  await ann.pasteOrDrop('paste', [await createTestImage(page, 'unwanted.jpg', 300, 300)]);
  await ann.pasteOrDrop('drop', [await createNamedTestVideo(page, 'film.webm'), createTestPdf('Route.pdf')]);
  await expect(ann.selectedFiles).toHaveCount(5);
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
  release();
  await expect(ben.user.log.locator('img[data-loaded]').first()).toBeVisible();
  expect(await boxes()).toEqual([first, second]);

  await expect(ben.button('chat.media.open-video')).toBeVisible();
  const download = ben.user.page.waitForEvent('download');
  await ben.button('chat.media.download-file', { name: 'Route.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('Route.pdf');

  // By key: the list ignores the pointer while it scrolls.
  await pictures.first().press('Enter');
  const viewer = ben.user.page.getByRole('dialog', { name: ben.user.t('chat.viewer.label') });
  await expect(viewer.getByRole('img').first()).toBeVisible();
  await expect(viewer.getByText(ben.user.t('chat.viewer.place', { number: '1', total: '3' }))).toBeVisible();
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
  await ann.user.page.reload();
  await expect(ann.button('chat.media.open-image')).toHaveCount(2);

  // From the viewer back to the room with a reply.
  await pictures.first().press('Enter');
  await viewer.getByRole('button', { name: ben.user.t('chat.action.reply') }).click();
  await expect(viewer).toBeHidden();
  await expect(ben.user.page.locator('form').getByText('On the ridge')).toBeVisible();
  await expect(ben.user.composer).toBeFocused();
});

test('invalid files: are left out before the upload, each with its reason', async ({ openBrowser }) => {
  const { ann } = await meet(openBrowser);
  const { page, t } = ann.user;
  const sheet = page.getByRole('dialog');
  const leftOut = sheet.getByRole('alert').getByRole('listitem');

  await ann.selectFiles(
    'file',
    Array.from({ length: 12 }, (_, index) => createTestPdf(`${index}.pdf`)),
  );
  await expect(ann.selectedFiles).toHaveCount(10);
  await expect(leftOut).toHaveText([/^10\.pdf/, /^11\.pdf/]);
  await expect(leftOut.first()).toContainText(t('errors.file.too-many'));
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  for (const [file, reason] of [
    [createTestPdf('large.pdf', 15 * 1024 * 1024 + 1), 'errors.file.image-too-large'],
    [{ ...createTestPdf('setup.exe'), mimeType: 'application/x-msdownload' }, 'errors.file.not-allowed'],
  ] as const) {
    await ann.selectFiles('file', [file]);
    await expect(leftOut).toHaveText(`${file.name}${t(reason)}`);
    await expect(ann.selectedFiles).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  }
});

test('preview sheet: files added during preparation are sent, too; a file that fails shows an error', async ({
  openBrowser,
}) => {
  const { ann, ben } = await meet(openBrowser);
  const { page, t } = ann.user;
  /** Blocks the script that prepares files; the returned function releases it. */
  const hold = async (): Promise<() => void> => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await interceptOnce(page, '**/assets/prepare-*.js', async (route) => {
      await held;
      await route.fallback();
    });
    return release;
  };

  let release = await hold();
  await ann.send('media', [await createTestImage(page, 'hills.jpg', 800, 600)]);
  await ann.pasteOrDrop('drop', [createTestPdf('Route.pdf')]);
  await expect(ann.selectedFiles).toHaveCount(2);
  release();
  await expect(ben.button('chat.media.open-image')).toHaveCount(1);
  await expect(ben.button('chat.media.download-file', { name: 'Route.pdf' })).toBeVisible();
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
  await expect(ben.button('chat.media.download-file', { name: 'Plan.pdf' })).toBeVisible();
});

test('upload: after a broken connection, cancellation or rejection nothing is lost or duplicated', async ({
  openBrowser,
}) => {
  test.slow();
  const { ann, ben } = await meet(openBrowser);
  const { page, t } = ann.user;
  const offsets: number[] = [];
  page.on('request', (request) => {
    const offset = new URL(request.url()).searchParams.get('offset');
    if (request.method() === 'PUT' && offset !== null) offsets.push(Number(offset));
  });
  const progress = ann.user.log.getByRole('progressbar');
  const hasBegun = () => expect(progress).toHaveAttribute('aria-valuenow', /^([1-9]|[1-9]\d)$/);

  await ann.limitUploadSpeed(250_000);
  await ann.send('file', [createTestTextFile('long.txt', 4_000_000)]);
  await hasBegun();
  // The connection breaks with the page; the next page resumes the upload.
  await page.reload();
  await expect.poll(() => Math.max(...offsets)).toBeGreaterThan(0);
  await ann.limitUploadSpeed(null);
  await expect(ben.button('chat.media.download-file', { name: 'long.txt' })).toHaveCount(1);
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
  await expect(ben.button('chat.media.download-file', { name: 'second.txt' })).toHaveCount(1);
  await expect(ben.user.bubble('unwanted.txt')).toHaveCount(0);
});

test('forward: messages keep their order and files are not uploaded again', async ({ openBrowser }) => {
  const { ann, ben } = await meet(openBrowser);
  const third = await registerTestAccount();
  const cleo = new TestFileSender(await TestUser.signIn(await openBrowser(), third));
  const { page, log, t, userId } = ben.user;
  const other = await cleo.user.createDirect(userId);
  await cleo.user.call('POST', '/api/v1/messages', {
    type: 'text',
    group_id: other,
    text: 'hello',
    cid: `hello-${userId}`,
  });
  await cleo.user.openRoom(other);
  await ann.user.send('look at these');
  await ann.user.expectDelivered('look at these');
  await ann.send('media', [await createTestImage(ann.user.page, 'wide.jpg', 1600, 800)]);
  await expect(ben.button('chat.media.open-image')).toBeVisible();
  await ann.send('file', [createTestPdf('Route.pdf')]);
  await expect(ben.button('chat.media.download-file', { name: 'Route.pdf' })).toBeVisible();

  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/files/')) uploads.push(request.url());
  });
  const share = async (): Promise<void> => {
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('checkbox', { name: third.nickname }).click();
    await sheet.locator('footer').getByRole('button').click();
    await expect(sheet).toHaveCount(0);
  };
  await ben.user.bubble('look at these').getByText('look at these').click({ button: 'right' });
  await page.getByRole('menuitem', { name: t('chat.action.select') }).click();
  for (const index of [1, 2]) await log.getByRole('checkbox').nth(index).click();
  const bar = page.getByRole('toolbar', { name: t('chat.selection.label') });
  await bar.getByRole('button', { name: t('chat.action.share') }).click();
  await page.getByRole('button', { name: t('chat.share.separately') }).click();
  await share();

  const arrived = cleo.user.log.getByRole('article');
  await expect(arrived).toHaveCount(4);
  await expect(arrived.nth(1)).toContainText('look at these');
  await expect(arrived.nth(2).locator('img[data-loaded]')).toBeVisible();
  const download = cleo.user.page.waitForEvent('download');
  await arrived
    .nth(3)
    .getByRole('button', { name: /Route\.pdf/ })
    .click();
  expect((await download).suggestedFilename()).toBe('Route.pdf');
  expect(uploads).toEqual([]);

  // A message unsent before its forward is sent stays there with a reason.
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/forward', async (route) => {
    await held;
    await route.fallback();
  });
  const picture = (user: TestUser) => user.log.getByRole('article').nth(1);
  await picture(ben.user).click({ button: 'right' });
  await page.getByRole('menuitem', { name: t('chat.action.share') }).click();
  await share();
  await picture(ann.user).click({ button: 'right' });
  await ann.user.page.getByRole('menuitem', { name: t('chat.action.retract') }).click();
  await ann.user.page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('chat.action.retract') })
    .click();
  await expect(ben.button('chat.media.open-image')).toHaveCount(0);
  await ben.user.openRoom(other);
  await expect(ben.button('chat.media.open-image')).toHaveCount(2);
  release();
  await expect(log.getByText(t('errors.message.retracted'))).toBeVisible();
  await expect(arrived).toHaveCount(4);
});
