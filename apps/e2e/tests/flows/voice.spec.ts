import { registerTestAccount } from '../../src/accounts.ts';
import { openBrowserWithMicrophone } from '../../src/microphone.ts';
import { TestUser } from '../../src/test-user.ts';
import { TestFileSender } from '../../src/test-file-sender.ts';
import { getServerOrigin } from '../../src/server-process.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';

/** Voice messages (spec §2, §7): recorded from a fake microphone in one browser, played in another. */
test('voice message: plays for the recipient; without a microphone a reason shows', async ({ openBrowser }) => {
  const { browser, context } = await openBrowserWithMicrophone(
    getServerOrigin(Number(process.env['E2E_PORT']), TEST_SITES[0]!.slug),
  );
  const ann = await TestUser.signIn(context, await registerTestAccount());
  const ben = new TestFileSender(
    await TestUser.signIn(await openBrowser({ device: 'desktop' }), await registerTestAccount()),
  );
  const room = await ann.createDirect(ben.user.userId);
  await ann.openRoom(room);
  await ben.user.openRoom(room);

  const { page, t } = ann;
  const record = page.getByRole('button', { name: t('chat.voice.record') });
  await record.click();
  await expect(page.getByRole('timer')).toHaveText(/0:0[1-9]/);
  // Discard, then record again.
  await page.getByRole('button', { name: t('chat.voice.cancel') }).click();
  await expect(ann.composer).toBeVisible();
  await record.click();
  await expect(page.getByRole('timer')).toHaveText(/0:0[2-9]/);
  await page.getByRole('button', { name: t('chat.voice.send') }).click();

  const play = ben.button('chat.media.play');
  await expect(play).toHaveCount(1);
  await play.click();
  const speed = ben.button('chat.media.speed', { 'speed, number': '' });
  await expect(ben.button('chat.media.pause').or(speed).first()).toBeVisible();
  await expect(ann.log.getByRole('article')).toHaveCount(1);

  const deaf = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  await deaf.openRoom(await deaf.createDirect(ben.user.userId));
  await deaf.page.getByRole('button', { name: t('chat.voice.record') }).click();
  await expect(
    deaf.page.getByText(t('chat.voice.denied')).or(deaf.page.getByText(t('chat.voice.no-microphone'))),
  ).toBeVisible();
  await browser.close();
});

test('record button: sliding up locks the recording, sliding aside discards it', async ({ openBrowser }) => {
  const { browser, context } = await openBrowserWithMicrophone(
    getServerOrigin(Number(process.env['E2E_PORT']), TEST_SITES[0]!.slug),
  );
  const ann = await TestUser.signIn(context, await registerTestAccount());
  const ben = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  await ann.openRoom(await ann.createDirect(ben.userId));
  const { page, t } = ann;
  const record = page.getByRole('button', { name: t('chat.voice.record') });
  const timer = page.getByRole('timer');
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });

  const { x, y, width, height } = (await record.boundingBox())!;
  const at = (aside: number, up: number) => ({ x: x + width / 2 - aside, y: y + height / 2 - up });
  await touch('touchStart', at(0, 0));
  await expect(timer).toHaveText(/0:0[1-9]/);
  for (const up of [15, 30, 45, 60, 90]) await touch('touchMove', at(0, up));
  const send = page.getByRole('button', { name: t('chat.voice.send') });
  await expect(send).toBeVisible();
  await touch('touchEnd');
  await expect(timer).toHaveText(/0:0[2-9]/);
  await page.getByRole('button', { name: t('chat.voice.cancel') }).click();

  await touch('touchStart', at(0, 0));
  await expect(timer).toHaveText(/0:0[1-9]/);
  for (const aside of [15, 30, 45, 60]) await touch('touchMove', at(aside, 0));
  await expect(timer).toHaveText(/0:0[2-9]/);
  await touch('touchMove', at(130, 0));
  await expect(ann.composer).toBeVisible();
  await touch('touchEnd');
  await expect(ann.log.getByRole('article')).toHaveCount(0);
  await browser.close();
});
