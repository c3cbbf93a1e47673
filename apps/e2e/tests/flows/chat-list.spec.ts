import type { Locator } from '@playwright/test';
import { ApiUser } from '../../src/api-user.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** Actions on a chat's row (spec §2, Chat list), visible at once on the user's other device. */

const actionsOf = (user: TestUser, name: string): Locator =>
  user.page.getByRole('button', { name: user.t('chat.list.actions', { name }), exact: true });

const mutedMark = (user: TestUser, row: Locator): Locator =>
  row.getByRole('img', { name: user.t('chat.list.muted'), exact: true });

/** Swipes a row by the width of its actions. */
async function swipe(user: TestUser, row: Locator): Promise<void> {
  const { x, y, width, height } = (await row.boundingBox())!;
  const finger = await user.context.newCDPSession(user.page);
  const touch = (type: string, ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints });
  const at = (share: number) => ({ x: x + width * share, y: y + height / 2 });
  await touch('touchStart', at(0.9));
  for (const share of [0.8, 0.65, 0.5, 0.35]) await touch('touchMove', at(share));
  await touch('touchEnd');
  await finger.detach();
}

test('chat row: mute, read and clear apply on both devices at once', async ({ openBrowser }) => {
  const [one, friend] = await Promise.all([ApiUser.register(), ApiUser.register()]);
  const room = await friend.createDirect(one.userId);
  const write = (text: string) => friend.write(room, text);
  await write('first');
  const [phone, desk] = [
    await TestUser.signIn(await openBrowser({ device: 'phone' }), one.account),
    await TestUser.signIn(await openBrowser({ device: 'desktop' }), one.account),
  ];
  for (const user of [phone, desk]) await user.page.goto('/chat');
  const [here, there] = [phone.getRow(room), desk.getRow(room)];
  await expect(here).toContainText('first');
  await expect(there).toContainText('first');

  // By two swipes.
  const swiped = phone.page.getByRole('button', { name: phone.t('chat.list.action-mute'), exact: true });
  await expect(swiped).toHaveCount(0);
  await swipe(phone, here);
  await swiped.click();
  await expect(mutedMark(phone, here)).toBeVisible();
  await expect(mutedMark(desk, there)).toBeVisible();
  await expect(phone.page).toHaveURL(/\/chat$/);
  await write('second');
  await expect(there.getByLabel(desk.t('chat.list.unread', { count: '2' }))).toBeVisible();

  // By keyboard: focus the row, then its actions.
  await there.focus();
  await desk.page.keyboard.press('Tab');
  await expect(actionsOf(desk, friend.nickname)).toBeFocused();
  await desk.page.keyboard.press('Enter');
  await expect(desk.page.getByRole('menuitem').first()).toBeFocused();
  await desk.page.getByRole('menuitem', { name: desk.t('chat.list.action-unmute') }).press('Enter');
  await expect(mutedMark(desk, there)).toHaveCount(0);
  await expect(mutedMark(phone, here)).toHaveCount(0);

  await there.click({ button: 'right' });
  await desk.page.getByRole('menuitem', { name: desk.t('chat.list.action-read') }).click();
  await expect(there.getByLabel(desk.t('chat.list.unread', { count: '2' }))).toHaveCount(0);
  await expect(here.getByLabel(phone.t('chat.list.unread', { count: '2' }))).toHaveCount(0);

  // The history disappears on both devices; the chat keeps its place in the list.
  await here.click();
  await expect(phone.bubble('second')).toBeVisible();
  await there.click({ button: 'right' });
  await desk.page.getByRole('menuitem', { name: desk.t('chat.list.action-clear') }).click();
  await desk.page
    .getByRole('alertdialog')
    .getByRole('button', { name: desk.t('chat.list.clear-confirm'), exact: true })
    .click();
  await expect(there).toContainText(desk.t('chat.list.cleared'));
  await expect(phone.bubble('second')).toHaveCount(0);
  await expect(phone.page.getByText(phone.t('chat.room.empty-title'))).toBeVisible();
  const kept = await friend.call<{ text: string }[]>('GET', `/api/v2/groups/${room}/messages`);
  expect(kept.map(({ text }) => text)).toEqual(['first', 'second']);
  await write('third');
  await expect(phone.bubble('third')).toBeVisible();
  await expect(there).toContainText('third');
});
