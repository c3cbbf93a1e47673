import { registerTestAccount } from '../../src/accounts.ts';
import { launchBrowserWithMicrophone } from '../../src/browser-with-microphone.ts';
import { TestUser } from '../../src/test-user.ts';
import { TestFileSender } from '../../src/test-file-sender.ts';
import { getServerOrigin } from '../../src/server-process.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import { getSharedServerPort } from '../../src/shared-server.ts';

/** Voice messages (spec §2, §7): recorded from a fake microphone in one browser, played in another. */
test('voice message: slides and presses send or discard a recording; it plays for the recipient @slow', async ({
  openBrowser,
}) => {
  const { browser, context } = await launchBrowserWithMicrophone(
    getServerOrigin(getSharedServerPort(), TEST_SITES[0]!.slug),
  );
  const ann = await TestUser.signIn(context, await registerTestAccount());
  const ben = new TestFileSender(
    await TestUser.signIn(await openBrowser({ device: 'desktop' }), await registerTestAccount()),
  );
  await ben.user.call('POST', '/api/v1/users/contacts', { contact: ann.userId });
  const { group } = await ben.user.call<{ group: { id: string } }>('POST', '/api/v1/groups', {
    cid: `voice-${ben.user.userId}`,
    display_name: 'Slow readers',
    member_ids: [ann.userId],
  });
  for (const user of [ann, ben.user]) await user.openRoom(group.id);

  const { page, t, composer } = ann;
  const record = page.getByRole('button', { name: t('chat.voice.record') });
  const timer = page.getByRole('timer');
  const messages = ann.log.getByRole('article');
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  const { x, y, width, height } = (await record.boundingBox())!;
  const at = (aside: number, up: number) => ({ x: x + width / 2 - aside, y: y + height / 2 - up });

  // Sliding up locks the recording, which goes on after the finger is released.
  await touch('touchStart', at(0, 0));
  await expect(timer).toBeVisible();
  for (const up of [15, 30, 45, 60, 90]) await touch('touchMove', at(0, up));
  const send = page.getByRole('button', { name: t('chat.voice.send') });
  await expect(send).toBeVisible();
  await touch('touchEnd');
  await expect(timer).toHaveText(/0:0[1-9]/);
  await send.click();
  await expect(messages).toHaveCount(1);

  const play = ben.button('chat.media.play');
  await expect(play).toHaveCount(1);
  await play.click();
  const speed = ben.button('chat.media.speed', { 'speed, number': '' });
  await expect(ben.button('chat.media.pause').or(speed).first()).toBeVisible();

  // Sliding aside discards, but a short slide does not.
  await touch('touchStart', at(0, 0));
  await expect(timer).toBeVisible();
  for (const aside of [15, 30, 45, 60]) await touch('touchMove', at(aside, 0));
  await expect(timer).toHaveText(/0:0[1-9]/);
  await touch('touchMove', at(130, 0));
  await expect(composer).toBeVisible();
  await touch('touchEnd');

  // A press records hands-free until a button ends it. On a slow machine a click may be as long as a hold; a tap is not.
  await record.tap();
  await expect(timer).toHaveText(/0:0[1-9]/);
  await page.getByRole('button', { name: t('chat.voice.cancel') }).click();
  await expect(composer).toBeVisible();

  // A recording in progress stops when the group no longer allows it.
  await record.tap();
  await expect(timer).toBeVisible();
  await ben.user.call('POST', `/api/v1/groups/${group.id}/permissions`, { send_voice: 'denied' });
  await expect(page.getByText(t('chat.voice.not-allowed'))).toBeVisible();
  await expect(timer).toHaveCount(0);
  await expect(composer).toBeEditable();
  await expect(messages).toHaveCount(1);
  await browser.close();

  // Without a microphone a reason shows.
  await ben.user.page.getByRole('button', { name: t('chat.voice.record') }).click();
  await expect(
    ben.user.page.getByText(t('chat.voice.denied')).or(ben.user.page.getByText(t('chat.voice.no-microphone'))),
  ).toBeVisible();
});
