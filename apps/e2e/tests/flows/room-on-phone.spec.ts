import type { Locator } from '@playwright/test';
import { registerTestAccount } from '../../src/accounts.ts';
import { TestUser } from '../../src/test-user.ts';
import { TestFileSender } from '../../src/test-file-sender.ts';
import { expect, test } from '../../src/test.ts';
import { createTestImage } from '../../src/test-media.ts';

/** A room on a touch screen: long press, back, and the scroll position when the footer changes. */

type OpenBrowser = Parameters<Parameters<typeof test>[2]>[0]['openBrowser'];

async function meet(openBrowser: OpenBrowser): Promise<{ ann: TestUser; ben: TestUser; room: string }> {
  const [one, other] = await Promise.all([registerTestAccount(), registerTestAccount()]);
  const ann = await TestUser.signIn(await openBrowser({ device: 'phone' }), one);
  const ben = await TestUser.signIn(await openBrowser({ device: 'desktop' }), other);
  const room = await ann.createDirect(ben.userId);
  return { ann, ben, room };
}

const write = (user: TestUser, room: string, text: string): Promise<unknown> =>
  user.call('POST', '/api/v1/messages', { type: 'text', group_id: room, text, cid: `${text}-${user.userId}` });

/** Holds a finger on a target until it opens something, then releases. */
async function hold(user: TestUser, target: Locator, opened: Locator): Promise<void> {
  const finger = await user.context.newCDPSession(user.page);
  // Not while the row moves.
  await target.tap({ trial: true });
  const { x, y, width, height } = (await target.boundingBox())!;
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(opened).toBeVisible();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}

const toEnd = (user: TestUser): Promise<number> =>
  user.log.evaluate((log) => log.scrollHeight - log.clientHeight - log.scrollTop);

test('long press: releasing presses nothing, and the log stays at its end when the footer changes', async ({
  openBrowser,
}) => {
  const { ann, ben, room } = await meet(openBrowser);
  for (let turn = 11; turn <= 30; turn += 1) await write(ben, room, `line-${turn}`);
  await ann.openRoom(room);
  await ann.page.getByRole('button', { name: ann.t('chat.room.to-latest') }).tap();
  await expect(ann.bubble('line-30')).toBeInViewport();
  await expect.poll(() => toEnd(ann)).toBeLessThan(2);

  const action = (name: string): Locator => ann.page.getByRole('menuitem', { name: ann.t(name), exact: true });
  const bar = ann.page.getByRole('toolbar', { name: ann.t('chat.selection.label') });
  for (const text of ['line-30', 'line-29', 'line-28']) {
    await hold(ann, ann.bubble(text).getByText(text), action('chat.action.copy'));
    // By now a click would have had its effect.
    await ann.page.keyboard.press('ArrowDown');
    await expect(action('chat.action.copy')).toBeVisible();
    await expect(bar).toHaveCount(0);
    await ann.page.keyboard.press('Escape');
    await expect(action('chat.action.copy')).toHaveCount(0);
  }

  await hold(ann, ann.bubble('line-30').getByText('line-30'), action('chat.action.select'));
  await action('chat.action.select').tap();
  await expect(bar).toBeVisible();
  await expect.poll(() => toEnd(ann)).toBeLessThan(2);
  await bar.getByRole('button', { name: ann.t('chat.selection.stop') }).tap();
  await expect(ann.composer).toBeVisible();
  await expect.poll(() => toEnd(ann)).toBeLessThan(2);
  await ann.composer.fill('one\ntwo\nthree\nfour\nfive\nsix');
  await expect.poll(() => toEnd(ann)).toBeLessThan(2);

  // Near the end the log still follows; further up it shows a counter.
  await ann.log.hover();
  await ann.page.mouse.wheel(0, -61);
  await expect.poll(() => toEnd(ann)).toBeGreaterThan(50);
  await write(ben, room, 'line-31');
  await expect(ann.bubble('line-31')).toBeInViewport({ ratio: 1 });
  await ann.page.mouse.wheel(0, -200);
  await expect.poll(() => toEnd(ann)).toBeGreaterThan(190);
  await write(ben, room, 'line-32');
  await expect(
    ann.page.getByRole('button', { name: ann.t('chat.room.to-latest-count', { count: '1' }) }),
  ).toBeVisible();
});

test('back: closes overlays, then leaves the room; the draft stays', async ({ openBrowser }) => {
  const { ann, ben, room } = await meet(openBrowser);
  await write(ben, room, 'hello');
  await ann.page.goto('/chat');
  await ann.getRow(room).tap();
  await ann.composer.fill('half a thought');
  const { page } = ann;
  const dialog = page.getByRole('dialog');
  const closes = async (): Promise<void> => {
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/room/${room}$`));
  };

  const sender = new TestFileSender(ann);
  const picture = await createTestImage(page, 'hills.jpg', 800, 600);
  await sender.selectFiles('media', [picture]);
  await expect(dialog).toBeVisible();
  await closes();
  await sender.selectFiles('media', [picture]);
  await sender.confirmSend();
  for (let turn = 0; turn < 2; turn += 1) {
    await sender.button('chat.media.open-image').tap();
    await expect(dialog).toBeVisible();
    if (turn === 0) await closes();
    else await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }

  await page.getByRole('button', { name: ann.t('kit.emoji.open'), exact: true }).tap();
  const emojis = page.getByRole('searchbox', { name: ann.t('kit.emoji.search') });
  await expect(emojis).toBeVisible();
  await closes();
  await expect(emojis).toHaveCount(0);

  await page.getByRole('button', { name: ann.t('chat.search.open') }).tap();
  await expect(dialog).toBeVisible();
  await closes();

  const share = page.getByRole('menuitem', { name: ann.t('chat.action.share'), exact: true });
  await hold(ann, ann.bubble('hello').getByText('hello'), share);
  await page.goBack();
  await expect(share).toHaveCount(0);
  await hold(ann, ann.bubble('hello').getByText('hello'), share);
  await share.tap();
  await expect(dialog).toBeVisible();
  await closes();

  await expect(ann.composer).toHaveValue('half a thought');
  // An overlay closed by its button leaves no history entry.
  await page.goBack();
  await expect(page).toHaveURL(/\/chat$/);
});
