import type { Locator } from '@playwright/test';
import { getDemoAccount, registerTestAccount } from '../../src/accounts.ts';
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
  const [one, other] = [await registerTestAccount(), await registerTestAccount()];
  const [phone, desk, friend] = [
    await TestUser.signIn(await openBrowser({ device: 'phone' }), one),
    await TestUser.signIn(await openBrowser({ device: 'desktop' }), one),
    await TestUser.signIn(await openBrowser(), other),
  ];
  const room = await friend.createDirect(phone.userId);
  const write = (text: string) =>
    friend.call('POST', '/api/v1/messages', { type: 'text', group_id: room, text, cid: `${text}-${friend.userId}` });
  await write('first');
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
  await expect(actionsOf(desk, other.nickname)).toBeFocused();
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
  await phone.openRoom(room);
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
  await friend.openRoom(room);
  await expect(friend.bubble('second')).toBeVisible();
  await write('third');
  await expect(phone.bubble('third')).toBeVisible();
  await expect(there).toContainText('third');
});

test('desktop list: opening a chat replaces the open one; back and Escape return to the list', async ({
  openBrowser,
}) => {
  const ann = await TestUser.signIn(await openBrowser({ device: 'desktop' }), getDemoAccount(34));
  const { page } = ann;
  await page.goto('/home/recommend');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: ann.t('shell.nav.chat') })
    .click();
  const rows = page.getByRole('list', { name: ann.t('chat.list.label') }).getByRole('link');
  const at = (index: number) => rows.nth(index).getAttribute('href');
  const [first, second] = [await at(0), await at(1)];
  await expect(rows.nth(1)).toBeVisible();
  // The second press comes before the first room has loaded.
  await rows.evaluateAll((links) => links.slice(0, 2).forEach((link) => (link as HTMLElement).click()));
  await expect(page).toHaveURL(new RegExp(`${second}$`));
  await expect(ann.composer).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/chat$/);
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`${second}$`));

  // Through the messages and out, by keyboard only.
  const reached = ann.log.locator('article:focus');
  await expect(ann.log.getByRole('article').first()).toBeVisible();
  await expect(ann.composer).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(reached).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(reached).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(ann.composer).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.locator(`a[href="${second}"]`)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/home\/recommend$/);

  // A room opened by its URL has no list in the history.
  await page.goto(first!);
  await expect(ann.composer).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/chat$/);
});
