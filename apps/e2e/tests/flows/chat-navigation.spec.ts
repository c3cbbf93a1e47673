import { getDemoAccount } from '../../src/accounts.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** The way between chat list, rooms and searches on a desktop (spec §2), by mouse and keys. */

test('desktop list: a chat replaces the open one, and keys lead through chats, messages and searches @slow', async ({
  openBrowser,
}) => {
  const ann = await TestUser.signIn(await openBrowser({ device: 'desktop' }), getDemoAccount(34));
  const { page } = ann;
  const open = (tab: string) => page.getByRole('navigation').getByRole('link', { name: ann.t(`shell.nav.${tab}`) });
  // A room opened by its URL has no list in the history.
  const [any] = await ann.call<{ id: string }[]>('GET', '/api/v1/users/groups');
  await page.goto(`/room/${any!.id}`);
  await expect(ann.composer).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/chat$/);

  await open('home').click();
  await expect(page).toHaveURL(/\/home\/recommend$/);
  await open('chat').click();
  const rows = page.getByRole('list', { name: ann.t('chat.list.label') }).getByRole('link');
  await expect(rows.nth(1)).toBeVisible();
  const at = (index: number) => rows.nth(index).getAttribute('href');
  const [first, second] = [await at(0), await at(1)];
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

  // The keys load after the screen, which follows the address: a first press may come too early.
  await open('chat').click();
  const field = page.getByRole('searchbox', { name: ann.t('chat.search.label'), exact: true });
  await expect(field).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(field).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page).toHaveURL(new RegExp(`${first}$`));
  await expect(ann.composer).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page).toHaveURL(new RegExp(`${second}$`));
  // The second key is pressed while the screen still shows the room before.
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('ControlOrMeta+f');
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`${first}$`));
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field).toBeFocused();
  await open('me').click();
  await expect(page).toHaveURL(/\/my-page$/);
  // The address is ahead of the screen.
  await expect(field).toBeHidden();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page).toHaveURL(/\/search/);
});
