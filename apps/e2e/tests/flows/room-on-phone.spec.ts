import type { Locator } from '@playwright/test';
import { registerTestAccount } from '../../src/accounts.ts';
import { ApiUser } from '../../src/api-user.ts';
import { TestUser } from '../../src/test-user.ts';
import { TestFileSender } from '../../src/test-file-sender.ts';
import { expect, test } from '../../src/test.ts';
import { createTestImage } from '../../src/test-media.ts';

/** A room on a touch screen: long press, back, and the scroll position when the footer changes. */

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

test('room: releasing a long press presses nothing, the log stays at its end, back closes overlays @slow', async ({
  openBrowser,
}) => {
  const ben = await ApiUser.register();
  const ann = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const { page } = ann;
  const room = await ann.createDirect(ben.userId);
  for (let turn = 11; turn <= 30; turn += 1) await ben.write(room, `line-${turn}`);
  await page.goto('/chat');
  await ann.getRow(room).tap();
  await page.getByRole('button', { name: ann.t('chat.room.to-latest') }).tap();
  const line = ann.bubble('line-30').getByText('line-30');
  await expect(line).toBeInViewport();
  await expect.poll(() => toEnd(ann)).toBeLessThan(2);

  const action = (name: string): Locator => page.getByRole('menuitem', { name: ann.t(name), exact: true });
  const bar = page.getByRole('toolbar', { name: ann.t('chat.selection.label') });
  await hold(ann, line, action('chat.action.select'));
  // By now a click would have had its effect.
  await page.keyboard.press('ArrowDown');
  await expect(action('chat.action.select')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await action('chat.action.select').tap();
  await expect(bar).toBeVisible();
  await expect.poll(() => toEnd(ann)).toBeLessThan(2);
  await bar.getByRole('button', { name: ann.t('chat.selection.stop') }).tap();
  await expect(ann.composer).toBeVisible();
  await expect.poll(() => toEnd(ann)).toBeLessThan(2);
  const draft = 'one\ntwo\nthree\nfour\nfive\nsix';
  await ann.composer.fill(draft);
  await expect.poll(() => toEnd(ann)).toBeLessThan(2);

  // Back closes an overlay, not the room.
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

  await hold(ann, line, action('chat.action.forward'));
  await page.goBack();
  await expect(action('chat.action.forward')).toHaveCount(0);
  await hold(ann, line, action('chat.action.forward'));
  await action('chat.action.forward').tap();
  await expect(dialog).toBeVisible();
  await closes();

  await expect(ann.composer).toHaveValue(draft);
  // An overlay closed by its button leaves no history entry.
  await page.goBack();
  await expect(page).toHaveURL(/\/chat$/);
});
