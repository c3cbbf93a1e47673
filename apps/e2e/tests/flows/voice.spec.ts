import { newAccount } from '../../src/accounts.ts';
import { openWithMicrophone } from '../../src/microphone.ts';
import { Person } from '../../src/test-user.ts';
import { Sender } from '../../src/file-sender.ts';
import { originAt } from '../../src/server.ts';
import { SITES } from '../../src/site.ts';
import { expect, test } from '../../src/test.ts';

/** Voice messages (spec §2, §7): spoken into a made-up microphone in one browser, heard in another. */
test('what is spoken is heard by the other side; without a microphone it is said why', async ({ openBrowser }) => {
  const { browser, context } = await openWithMicrophone(originAt(Number(process.env['E2E_PORT']), SITES[0]!.slug));
  const ann = await Person.signIn(context, await newAccount());
  const ben = new Sender(await Person.signIn(await openBrowser({ device: 'desktop' }), await newAccount()));
  const room = await ann.directRoom(ben.person.userId);
  await ann.openRoom(room);
  await ben.person.openRoom(room);

  const { page, say } = ann;
  const record = page.getByRole('button', { name: say('chat.voice.record') });
  await record.click();
  await expect(page.getByRole('timer')).toHaveText(/0:0[1-9]/);
  // Thrown away, and once more.
  await page.getByRole('button', { name: say('chat.voice.cancel') }).click();
  await expect(ann.composer).toBeVisible();
  await record.click();
  await expect(page.getByRole('timer')).toHaveText(/0:0[2-9]/);
  await page.getByRole('button', { name: say('chat.voice.send') }).click();

  const play = ben.button('chat.media.play');
  await expect(play).toHaveCount(1);
  await play.click();
  const speed = ben.button('chat.media.speed', { 'speed, number': '' });
  await expect(ben.button('chat.media.pause').or(speed).first()).toBeVisible();
  await expect(ann.log.getByRole('article')).toHaveCount(1);

  const deaf = await Person.signIn(await openBrowser(), await newAccount());
  await deaf.openRoom(await deaf.directRoom(ben.person.userId));
  await deaf.page.getByRole('button', { name: say('chat.voice.record') }).click();
  await expect(
    deaf.page.getByText(say('chat.voice.denied')).or(deaf.page.getByText(say('chat.voice.no-microphone'))),
  ).toBeVisible();
  await browser.close();
});

test('a finger on the microphone that slides up lets go of it, and one that slides aside throws away what was said', async ({
  openBrowser,
}) => {
  const { browser, context } = await openWithMicrophone(originAt(Number(process.env['E2E_PORT']), SITES[0]!.slug));
  const ann = await Person.signIn(context, await newAccount());
  const ben = await Person.signIn(await openBrowser(), await newAccount());
  await ann.openRoom(await ann.directRoom(ben.userId));
  const { page, say } = ann;
  const record = page.getByRole('button', { name: say('chat.voice.record') });
  const timer = page.getByRole('timer');
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });

  const { x, y, width, height } = (await record.boundingBox())!;
  const at = (aside: number, up: number) => ({ x: x + width / 2 - aside, y: y + height / 2 - up });
  await touch('touchStart', at(0, 0));
  await expect(timer).toHaveText(/0:0[1-9]/);
  for (const up of [15, 30, 45, 60, 90]) await touch('touchMove', at(0, up));
  const send = page.getByRole('button', { name: say('chat.voice.send') });
  await expect(send).toBeVisible();
  await touch('touchEnd');
  await expect(timer).toHaveText(/0:0[2-9]/);
  await page.getByRole('button', { name: say('chat.voice.cancel') }).click();

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
