import type { Locator } from '@playwright/test';
import { getDemoAccount } from '../../src/accounts.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** History in pages of 40, in both directions (spec §4), in rooms that are too long to load at once. */

interface Group {
  id: string;
  last_seq: number;
  unread: number;
}

interface Message {
  id: string;
  text?: string;
  create_at: string;
}

const PAGE = 40;

/** Scrolls by the wheel until the target shows. */
async function wheelUntil(user: TestUser, pixels: number, target: Locator): Promise<void> {
  await user.log.hover();
  await expect(async () => {
    await user.page.mouse.wheel(0, pixels);
    await expect(target).toBeInViewport({ timeout: 100 });
  }).toPass({ timeout: 45_000, intervals: [50] });
}

/** The oldest or newest messages of a room. */
const read = (user: TestUser, { id }: Group, direction: 'before' | 'after', limit: number): Promise<Message[]> =>
  user.call('GET', `/api/v2/groups/${id}/messages?direction=${direction}&limit=${limit}`);

test('history: opens at the last read message, scrolls to both ends, and loads a day with one page', async ({
  openBrowser,
}) => {
  const user = await TestUser.signIn(await openBrowser({ device: 'desktop' }), getDemoAccount(1));
  const rooms = await user.call<Group[]>('GET', '/api/v1/users/groups');

  await test.step('from the newest message to the oldest and back', async () => {
    const [room] = rooms.filter(({ last_seq }) => last_seq > 200).toSorted((a, b) => a.last_seq - b.last_seq);
    expect(room!.unread).toBeLessThan(PAGE);
    const newest = user.bubble((await read(user, room!, 'before', 1))[0]!.text!).last();
    const oldest = user.bubble((await read(user, room!, 'after', 5)).find(({ text }) => text)!.text!).first();
    await user.openRoom(room!.id);
    await expect(newest).toBeVisible();
    await wheelUntil(user, -4000, oldest);
    await user.page.getByRole('button', { name: user.t('chat.room.to-latest') }).click();
    await expect(newest).toBeInViewport();
  });

  await test.step('from the last read message to the newest', async () => {
    const room = rooms.toSorted((a, b) => b.unread - a.unread)[0]!;
    expect(room.unread).toBeGreaterThan(PAGE);
    await user.openRoom(room.id);
    await expect(user.log.getByText(user.t('chat.room.unread'))).toBeInViewport();
    const newest = user.bubble((await read(user, room, 'before', 1))[0]!.text!).last();
    await wheelUntil(user, 4000, newest);
  });

  await test.step('the first day of a very long history', async () => {
    const longest = rooms.toSorted((a, b) => b.last_seq - a.last_seq)[0]!;
    expect(longest.last_seq).toBeGreaterThan(10_000);
    const oldest = await read(user, longest, 'after', PAGE);
    const day = new Date(Date.parse(oldest.at(-1)!.create_at));
    const iso = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0'));
    await user.openRoom(longest.id);
    await user.page.getByRole('button', { name: user.t('chat.search.open') }).click();
    const responsePromise = user.page.waitForResponse('**/messages/at?*');
    await user.page.getByRole('dialog').getByLabel(user.t('chat.search.day')).fill(iso.join('-'));
    const { result } = (await (await responsePromise).json()) as { result: Message };
    await expect(user.page.getByRole('dialog')).toHaveCount(0);
    const first = oldest.find(({ id }) => id === result.id)!;
    await expect(user.bubble(first.text!).first()).toBeInViewport();
  });
});
