import type { Locator } from '@playwright/test';
import { accountAt, newAccount } from '../../src/accounts.ts';
import { Person } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** What one does to a chat from its row (spec §2, Chat list), and sees at once on one's other device. */

const actionsOf = (person: Person, name: string): Locator =>
  person.page.getByRole('button', { name: person.say('chat.list.actions', { name }), exact: true });

const mutedMark = (person: Person, row: Locator): Locator =>
  row.getByRole('img', { name: person.say('chat.list.muted'), exact: true });

/** Draws a row aside with a finger, as far as its actions are wide. */
async function swipe(person: Person, row: Locator): Promise<void> {
  const { x, y, width, height } = (await row.boundingBox())!;
  const finger = await person.context.newCDPSession(person.page);
  const touch = (type: string, ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints });
  const at = (share: number) => ({ x: x + width * share, y: y + height / 2 });
  await touch('touchStart', at(0.9));
  for (const share of [0.8, 0.65, 0.5, 0.35]) await touch('touchMove', at(share));
  await touch('touchEnd');
  await finger.detach();
}

test('a chat is muted, read and cleared from its row, and on the other device at once', async ({ openBrowser }) => {
  const [one, other] = [await newAccount(), await newAccount()];
  const [phone, desk, friend] = [
    await Person.signIn(await openBrowser({ device: 'phone' }), one),
    await Person.signIn(await openBrowser({ device: 'desktop' }), one),
    await Person.signIn(await openBrowser(), other),
  ];
  const room = await friend.directRoom(phone.userId);
  const write = (text: string) =>
    friend.call('POST', '/api/v1/messages', { type: 'text', group_id: room, text, cid: `${text}-${friend.userId}` });
  await write('first');
  for (const person of [phone, desk]) await person.page.goto('/chat');
  const [here, there] = [phone.rowOf(room), desk.rowOf(room)];
  await expect(here).toContainText('first');
  await expect(there).toContainText('first');

  // By a finger that draws the row aside, and once more.
  const drawn = phone.page.getByRole('button', { name: phone.say('chat.list.action-mute'), exact: true });
  await expect(drawn).toHaveCount(0);
  await swipe(phone, here);
  await drawn.click();
  await expect(mutedMark(phone, here)).toBeVisible();
  await expect(mutedMark(desk, there)).toBeVisible();
  await expect(phone.page).toHaveURL(/\/chat$/);
  await write('second');
  await expect(there.getByLabel(desk.say('chat.list.unread', { count: '2' }))).toBeVisible();

  // By keyboard: along the list to the row, and to what one can do with it.
  await there.focus();
  await desk.page.keyboard.press('Tab');
  await expect(actionsOf(desk, other.nickname)).toBeFocused();
  await desk.page.keyboard.press('Enter');
  await expect(desk.page.getByRole('menuitem').first()).toBeFocused();
  await desk.page.getByRole('menuitem', { name: desk.say('chat.list.action-unmute') }).press('Enter');
  await expect(mutedMark(desk, there)).toHaveCount(0);
  await expect(mutedMark(phone, here)).toHaveCount(0);

  await there.click({ button: 'right' });
  await desk.page.getByRole('menuitem', { name: desk.say('chat.list.action-read') }).click();
  await expect(there.getByLabel(desk.say('chat.list.unread', { count: '2' }))).toHaveCount(0);
  await expect(here.getByLabel(phone.say('chat.list.unread', { count: '2' }))).toHaveCount(0);

  // The history goes on both, and the chat stays where it was.
  await phone.openRoom(room);
  await expect(phone.bubble('second')).toBeVisible();
  await there.click({ button: 'right' });
  await desk.page.getByRole('menuitem', { name: desk.say('chat.list.action-clear') }).click();
  await desk.page
    .getByRole('alertdialog')
    .getByRole('button', { name: desk.say('chat.list.clear-confirm'), exact: true })
    .click();
  await expect(there).toContainText(desk.say('chat.list.cleared'));
  await expect(phone.bubble('second')).toHaveCount(0);
  await expect(phone.page.getByText(phone.say('chat.room.empty-title'))).toBeVisible();
  await friend.openRoom(room);
  await expect(friend.bubble('second')).toBeVisible();
  await write('third');
  await expect(phone.bubble('third')).toBeVisible();
  await expect(there).toContainText('third');
});

test('beside the list a chat takes the place of another: going back and Escape lead to the list', async ({
  openBrowser,
}) => {
  const ann = await Person.signIn(await openBrowser({ device: 'desktop' }), accountAt(34));
  const { page } = ann;
  await page.goto('/home/recommend');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: ann.say('shell.nav.chat') })
    .click();
  const rows = page.getByRole('list', { name: ann.say('chat.list.label') }).getByRole('link');
  const at = (index: number) => rows.nth(index).getAttribute('href');
  const [first, second] = [await at(0), await at(1)];
  await rows.nth(0).click();
  await expect(page).toHaveURL(new RegExp(`${first}$`));
  await rows.nth(1).click();
  await expect(page).toHaveURL(new RegExp(`${second}$`));
  await expect(ann.composer).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/chat$/);
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`${second}$`));

  // Through the messages and out, by keyboard alone.
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

  // Opened by its address, there is no list behind it.
  await page.goto(first!);
  await expect(ann.composer).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/chat$/);
});
