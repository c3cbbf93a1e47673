import { newAccount } from '../../src/accounts.ts';
import { Person } from '../../src/test-user.ts';
import { routeOnce } from '../../src/route-once.ts';
import { Sender } from '../../src/file-sender.ts';
import { expect, test } from '../../src/test.ts';
import { drawPicture, filmVideo, type TestFile, writePdf, writeText } from '../../src/test-media.ts';

/** Files in a chat (spec §2, §4 Media upload, §5 Media): chosen, looked at, sent, seen, whatever the network does. */

type OpenBrowser = Parameters<Parameters<typeof test>[2]>[0]['openBrowser'];

async function meet(openBrowser: OpenBrowser): Promise<{ ann: Sender; ben: Sender }> {
  const [one, other] = await Promise.all([newAccount(), newAccount()]);
  const ann = await Person.signIn(await openBrowser({ device: 'desktop' }), one);
  const ben = await Person.signIn(await openBrowser(), other);
  const room = await ann.directRoom(ben.userId);
  await ann.openRoom(room);
  await ben.openRoom(room);
  return { ann: new Sender(ann), ben: new Sender(ben) };
}

test('pictures, films and documents go and are seen: place kept free, leafed through, downloaded', async ({
  openBrowser,
}) => {
  const { ann, ben } = await meet(openBrowser);
  const { page } = ann.person;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await ben.person.page.route('**/media/files/**', async (route) => {
    await held;
    await route.fallback();
  });

  await ann.choose('media', [
    await drawPicture(page, 'wide.jpg', 1600, 800),
    await drawPicture(page, 'tall.jpg', 800, 1200),
  ]);
  await ann.bring('paste', [await drawPicture(page, 'unwanted.jpg', 300, 300)]);
  await ann.bring('drop', [await filmVideo(page, 'film.webm'), writePdf('Route.pdf')]);
  await expect(ann.chosen).toHaveCount(5);
  await ann.sheet.getByRole('button', { name: ann.person.say('chat.attach.remove', { name: 'unwanted.jpg' }) }).click();
  await ann.sheet.getByRole('button', { name: ann.person.say('chat.attach.earlier', { name: 'tall.jpg' }) }).click();
  await ann.go();

  // Before a picture has come its place is there, and it does not change when it comes.
  const pictures = ben.button('chat.media.open-image');
  await expect(pictures).toHaveCount(2);
  const boxes = () => pictures.evaluateAll((all) => all.map((one) => one.clientWidth / one.clientHeight));
  const [tall, wide] = await boxes();
  expect(tall).toBeCloseTo(2 / 3, 1);
  expect(wide).toBeCloseTo(2, 1);
  release();
  await expect(ben.person.log.locator('img[data-loaded]').first()).toBeVisible();
  expect(await boxes()).toEqual([tall, wide]);

  await expect(ben.button('chat.media.open-video')).toBeVisible();
  const download = ben.person.page.waitForEvent('download');
  await ben.button('chat.media.download-file', { name: 'Route.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('Route.pdf');

  await pictures.first().click();
  const viewer = ben.person.page.getByRole('dialog', { name: ben.person.say('chat.viewer.label') });
  await expect(viewer.getByRole('img').first()).toBeVisible();
  await ben.person.page.keyboard.press('ArrowRight');
  await ben.person.page.keyboard.press('ArrowRight');
  const film = viewer.locator('video');
  await expect(viewer.locator('video[controls]')).toBeVisible();
  // One that is come to plays, and one that is left does not go on behind.
  await expect.poll(() => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime)).toBeGreaterThan(0);
  await film.evaluate((video: HTMLVideoElement) => {
    video.loop = true;
    return video.play();
  });
  await ben.person.page.keyboard.press('ArrowLeft');
  await expect(viewer.locator('video[controls]')).toHaveCount(0);
  await expect.poll(() => film.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true);
  await ben.person.page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await ann.person.page.reload();
  await expect(ann.button('chat.media.open-image')).toHaveCount(2);
});

test('what may not go is refused before it goes, in the words of the catalogue', async ({ openBrowser }) => {
  const { ann } = await meet(openBrowser);
  const { page, say } = ann.person;
  const refused = async (files: TestFile[], id: string): Promise<void> => {
    await ann.choose('file', files);
    // The newest takes the place of the one before, names the file, and leaves the field free.
    const toast = page.getByRole('status').filter({ hasText: say(id) });
    await expect(toast).toBeVisible();
    if (files.length === 1) await expect(toast).toContainText(files[0]!.name);
    const [told, field] = [await toast.boundingBox(), await page.getByRole('textbox').boundingBox()];
    expect(told!.y + told!.height).toBeLessThanOrEqual(field!.y);
    await expect(ann.chosen).toHaveCount(0);
  };
  await refused(
    Array.from({ length: 11 }, (_, index) => writePdf(`${index}.pdf`)),
    'errors.file.too-many',
  );
  await refused([writePdf('large.pdf', 15 * 1024 * 1024 + 1)], 'errors.file.image-too-large');
  await refused([{ ...writePdf('setup.exe'), mimeType: 'application/x-msdownload' }], 'errors.file.not-allowed');
});

test('what joins the sheet while it is made ready goes along; what cannot be made ready is told, and nothing else', async ({
  openBrowser,
}) => {
  const { ann, ben } = await meet(openBrowser);
  const { page, say } = ann.person;
  /** Holds back what makes files ready; the answer lets it go. */
  const hold = async (): Promise<() => void> => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await routeOnce(page, '**/assets/prepare-*.js', async (route) => {
      await held;
      await route.fallback();
    });
    return release;
  };

  let release = await hold();
  await ann.send('media', [await drawPicture(page, 'hills.jpg', 800, 600)]);
  await ann.bring('drop', [writePdf('Route.pdf')]);
  await expect(ann.chosen).toHaveCount(2);
  release();
  await expect(ben.button('chat.media.open-image')).toHaveCount(1);
  await expect(ben.button('chat.media.download-file', { name: 'Route.pdf' })).toBeVisible();
  await expect(ann.chosen).toHaveCount(0);

  await page.reload();
  await expect(ann.person.composer).toBeEditable();
  release = await hold();
  await ann.send('media', [{ name: 'torn.jpg', mimeType: 'image/jpeg', buffer: writePdf('torn').buffer }]);
  await ann.bring('drop', [writePdf('Plan.pdf')]);
  await expect(ann.chosen).toHaveCount(2);
  release();
  await expect(ann.chosen).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: say('errors.file.not-processed') })).toContainText(
    'torn.jpg',
  );
  await expect(page.getByText(say('chat.action.send-failed'))).toHaveCount(0);
  await ann.go();
  await expect(ben.button('chat.media.download-file', { name: 'Plan.pdf' })).toBeVisible();
});

test('an upload that is cut off, called back or refused loses nothing and doubles nothing', async ({ openBrowser }) => {
  test.slow();
  const { ann, ben } = await meet(openBrowser);
  const { page, say } = ann.person;
  const offsets: number[] = [];
  page.on('request', (request) => {
    const offset = new URL(request.url()).searchParams.get('offset');
    if (request.method() === 'PUT' && offset !== null) offsets.push(Number(offset));
  });
  const progress = ann.person.log.getByRole('progressbar');
  const hasBegun = () => expect(progress).toHaveAttribute('aria-valuenow', /^([1-9]|[1-9]\d)$/);

  await ann.slowDown(250_000);
  await ann.send('file', [writeText('long.txt', 4_000_000)]);
  await hasBegun();
  // The line breaks with the page; the next one goes on where it was.
  await page.reload();
  await expect.poll(() => Math.max(...offsets)).toBeGreaterThan(0);
  await ann.slowDown(null);
  await expect(ben.button('chat.media.download-file', { name: 'long.txt' })).toHaveCount(1);
  await ann.person.expectDelivered('long.txt');

  // Called back: gone without a word.
  await ann.slowDown(100_000);
  await ann.send('file', [writeText('unwanted.txt', 3_000_000)]);
  await ann.button('chat.media.cancel').click();
  await expect(ann.person.bubble('unwanted.txt')).toHaveCount(0);
  await ann.slowDown(null);

  // Refused: it stays with its reason until it is sent again.
  await routeOnce(page, '**/api/v1/files/groups/*/file*', (route) =>
    route.fulfill({ status: 403, contentType: 'application/json', body: JSON.stringify({ error: 'api.forbidden' }) }),
  );
  await ann.send('file', [writeText('second.txt', 500)]);
  await expect(ann.person.bubble('second.txt')).toContainText(
    say('errors.general.no-permission').replace(/[.。]$/, ''),
  );
  await ann.button('chat.media.retry').click();
  await expect(ben.button('chat.media.download-file', { name: 'second.txt' })).toHaveCount(1);
  await expect(ben.person.bubble('unwanted.txt')).toHaveCount(0);
});

test('pictures, documents and words go on to another chat in their order, and are not uploaded again', async ({
  openBrowser,
}) => {
  const { ann, ben } = await meet(openBrowser);
  const third = await newAccount();
  const cleo = new Sender(await Person.signIn(await openBrowser(), third));
  const { page, log, say, userId } = ben.person;
  const other = await cleo.person.directRoom(userId);
  await cleo.person.call('POST', '/api/v1/messages', {
    type: 'text',
    group_id: other,
    text: 'hello',
    cid: `hello-${userId}`,
  });
  await cleo.person.openRoom(other);
  await ann.person.send('look at these');
  await ann.person.expectDelivered('look at these');
  await ann.send('media', [await drawPicture(ann.person.page, 'wide.jpg', 1600, 800)]);
  await expect(ben.button('chat.media.open-image')).toBeVisible();
  await ann.send('file', [writePdf('Route.pdf')]);
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
  await ben.person.bubble('look at these').getByText('look at these').click({ button: 'right' });
  await page.getByRole('menuitem', { name: say('chat.action.select') }).click();
  for (const index of [1, 2]) await log.getByRole('checkbox').nth(index).click();
  const bar = page.getByRole('toolbar', { name: say('chat.selection.label') });
  await bar.getByRole('button', { name: say('chat.action.share') }).click();
  await share();

  const arrived = cleo.person.log.getByRole('article');
  await expect(arrived).toHaveCount(4);
  await expect(arrived.nth(1)).toContainText('look at these');
  await expect(arrived.nth(2).locator('img[data-loaded]')).toBeVisible();
  const download = cleo.person.page.waitForEvent('download');
  await arrived
    .nth(3)
    .getByRole('button', { name: /Route\.pdf/ })
    .click();
  expect((await download).suggestedFilename()).toBe('Route.pdf');
  expect(uploads).toEqual([]);

  // What is taken back before it has gone stays, and says why.
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/forward', async (route) => {
    await held;
    await route.fallback();
  });
  const picture = (person: Person) => person.log.getByRole('article').nth(1);
  await picture(ben.person).click({ button: 'right' });
  await page.getByRole('menuitem', { name: say('chat.action.share') }).click();
  await share();
  await picture(ann.person).click({ button: 'right' });
  await ann.person.page.getByRole('menuitem', { name: say('chat.action.retract') }).click();
  await ann.person.page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('chat.action.retract') })
    .click();
  await expect(ben.button('chat.media.open-image')).toHaveCount(0);
  await ben.person.openRoom(other);
  await expect(ben.button('chat.media.open-image')).toHaveCount(2);
  release();
  await expect(log.getByText(say('errors.message.retracted'))).toBeVisible();
  await expect(arrived).toHaveCount(4);
});
