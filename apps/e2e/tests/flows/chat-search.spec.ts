import { registerTestAccount, getDemoAccount } from '../../src/accounts.ts';
import { TestUser } from '../../src/test-user.ts';
import { interceptOnce } from '../../src/intercept.ts';
import { expect, test } from '../../src/test.ts';

/** Search by words, in one room and in all rooms, and by date, for any length of history (spec §3, §5). */

interface Group {
  id: string;
  last_seq: number;
}

interface Message {
  id: string;
  text: string | null;
  create_at: string;
}

test('search: finds a message from the list and in its room, and jumps to it', async ({ openBrowser }) => {
  const ann = await TestUser.signIn(await openBrowser({ device: 'desktop' }), getDemoAccount(37));
  const ben = await TestUser.signIn(await openBrowser(), getDemoAccount(9));
  const room = await ann.createDirect(ben.userId);
  const write = (text: string, cid: string) =>
    ann.call('POST', '/api/v1/messages', { type: 'text', group_id: room, text, cid: `search-${cid}-${ann.userId}` });
  await write('昨天的斑马线太挤了', 'older');
  await write('早上七点在斑马线集合', 'sought');
  for (let turn = 0; turn < 90; turn += 1) await write(`line ${turn}\nof two`, String(turn));

  await ann.page.goto('/chat');
  const field = ann.page.getByRole('search').getByRole('searchbox');
  const button = ann.page.getByRole('button', { name: ann.t('kit.search.submit'), exact: true });
  await expect(button).toBeDisabled();
  await field.fill('斑'.repeat(25));
  await expect(button).toBeDisabled();
  await expect(ann.page.getByRole('alert').filter({ hasText: /24/ })).toBeVisible();
  await field.fill('斑马');
  const results = ann.page.getByRole('list', { name: ann.t('chat.search.results') });
  await expect(results.getByRole('button', { name: /七点/ })).toBeVisible();
  // New words clear what was found for the old ones, before their own response.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await interceptOnce(ann.page, '**/api/v1/messages/search**', async (route) => {
    await held;
    await route.fallback();
  });
  await field.fill('斑马线');
  await expect(results).toBeHidden();
  release();
  await results.getByRole('button', { name: /七点/ }).click();
  const sought = ann.bubble('七点在斑马线');
  await expect(sought).toBeInViewport();
  await expect(sought).toBeFocused();

  await ann.page.getByRole('button', { name: ann.t('chat.room.to-latest') }).click();
  await expect(ann.bubble('line 89')).toBeInViewport();
  await ann.page.getByRole('button', { name: ann.t('chat.search.open') }).click();
  const sheet = ann.page.getByRole('dialog');
  await sheet.getByRole('searchbox').fill('斑马线');
  await sheet.getByRole('button', { name: /七点/ }).click();
  await expect(sought).toBeInViewport();
  // From hit to hit, by buttons and keys.
  const older = ann.bubble('昨天的斑马线');
  await ann.page.getByRole('button', { name: ann.t('chat.search.older') }).click();
  await expect(older).toBeFocused();
  await ann.page.keyboard.press('ArrowDown');
  await expect(sought).toBeFocused();
  await ann.page.keyboard.press('Escape');
  await expect(ann.page.getByRole('button', { name: ann.t('chat.search.older') })).toHaveCount(0);
  await expect(ann.page).toHaveURL(/room/);
});

test('search by date: loads the first day of a very long history with one page', async ({ openBrowser }) => {
  const ann = await TestUser.signIn(await openBrowser({ device: 'desktop' }), getDemoAccount(1));
  const groups = await ann.call<Group[]>('GET', '/api/v1/users/groups');
  const longest = groups.toSorted((a, b) => b.last_seq - a.last_seq)[0]!;
  expect(longest.last_seq).toBeGreaterThan(10_000);
  const oldest = await ann.call<Message[]>('GET', `/api/v2/groups/${longest.id}/messages?direction=after&limit=40`);
  const day = new Date(Date.parse(oldest.at(-1)!.create_at));
  await ann.openRoom(longest.id);
  await ann.page.getByRole('button', { name: ann.t('chat.search.open') }).click();
  const responsePromise = ann.page.waitForResponse('**/messages/at?*');
  const iso = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0'));
  await ann.page.getByRole('dialog').getByLabel(ann.t('chat.search.day')).fill(iso.join('-'));
  const { result } = (await (await responsePromise).json()) as { result: Message };
  await expect(ann.page.getByRole('dialog')).toHaveCount(0);
  const first = oldest.find(({ id }) => id === result.id)!;
  await expect(ann.bubble(first.text!).first()).toBeInViewport();
});

test('search in a room: closes when the user is removed, and stays closed when the user is back', async ({
  openBrowser,
}) => {
  const ann = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const ben = await TestUser.signIn(await openBrowser({ device: 'phone' }), await registerTestAccount());
  await ann.call('POST', '/api/v1/users/contacts', { contact: ben.userId });
  const { group } = await ann.call<{ group: { id: string } }>('POST', '/api/v1/groups', {
    cid: `room-search-${ann.userId}`,
    display_name: 'Slow readers',
    member_ids: [ben.userId],
  });
  await ben.page.goto('/chat');
  await ben.getRow(group.id).click();
  await ben.page.getByRole('button', { name: ben.t('chat.search.open'), exact: true }).click();
  const sheet = ben.page.getByRole('dialog', { name: ben.t('chat.search.in-room') });
  await expect(sheet).toBeVisible();
  await ann.call('DELETE', `/api/v1/groups/${group.id}/members/${ben.userId}`);
  await expect(sheet).toHaveCount(0);

  await ann.call('POST', `/api/v1/groups/${group.id}/members`, {
    cid: `room-search-again-${ann.userId}`,
    user_ids: [ben.userId],
  });
  await expect(ben.composer).toBeEditable();
  await expect(sheet).toHaveCount(0);
});

test('keys: open the search, search in the room, and go from chat to chat', async ({ openBrowser }) => {
  const ann = await TestUser.signIn(await openBrowser({ device: 'desktop' }), getDemoAccount(38));
  const { page } = ann;
  await page.goto('/chat');
  const rows = page.getByRole('list', { name: ann.t('chat.list.label') }).getByRole('link');
  await expect(rows.nth(1)).toBeVisible();
  // The keys load after the screen.
  await page.waitForLoadState('networkidle');
  const [first, second] = [await rows.nth(0).getAttribute('href'), await rows.nth(1).getAttribute('href')];
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
  await expect(page.getByRole('searchbox', { name: ann.t('chat.search.label'), exact: true })).toBeFocused();
  await page.goto('/my-page');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page).toHaveURL(/\/search/);
});
