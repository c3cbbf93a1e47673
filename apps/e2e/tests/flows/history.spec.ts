import type { Locator } from '@playwright/test';
import { getDemoAccount } from '../../src/accounts.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** History in pages of 40, in both directions (spec §4), in rooms that are too long to load at once. */

interface Group {
  id: string;
  type: number;
  last_seq: number;
  unread: number;
}

interface Message {
  id: string;
  seq: number;
  text?: string;
}

const PAGE = 40;

/** Scrolls by the wheel until the target shows. */
async function wheelUntil(user: TestUser, pixels: number, target: Locator): Promise<void> {
  await user.log.hover();
  await expect(async () => {
    await user.page.mouse.wheel(0, pixels);
    await expect(target).toBeInViewport({ timeout: 100 });
  }).toPass({ timeout: 45_000 });
}

async function groupsOf(user: TestUser): Promise<Group[]> {
  return user.call<Group[]>('GET', '/api/v1/users/groups');
}

test('history: scrolls from the newest message to the oldest and back', async ({ openBrowser }) => {
  const user = await TestUser.signIn(await openBrowser({ device: 'desktop' }), getDemoAccount(0));
  const rooms = await groupsOf(user);
  const room = rooms.find(({ last_seq, unread }) => last_seq > 3 * PAGE && last_seq <= 1000 && unread < PAGE)!;
  const all: Message[] = [];
  for (let isMore = true; isMore;) {
    const before = all[0] ? `&msg_id=${all[0].id}` : '';
    const page = await user.call<Message[]>(
      'GET',
      `/api/v2/groups/${room.id}/messages?direction=before&limit=${PAGE}${before}`,
    );
    all.unshift(...page);
    isMore = page.length === PAGE;
  }
  expect(all.map(({ seq }) => seq)).toEqual(Array.from({ length: room.last_seq }, (_, index) => index + 1));

  await user.openRoom(room.id);
  const newest = user.bubble(all.at(-1)!.text!).last();
  await expect(newest).toBeVisible();
  const oldest = user.bubble(all.find(({ text }) => text)!.text!).first();
  await wheelUntil(user, -4000, oldest);
  await user.page.getByRole('button', { name: user.t('chat.room.to-latest') }).click();
  await expect(newest).toBeInViewport();
});

test('unread room: opens at the last read message and scrolls to the newest', async ({ openBrowser }) => {
  const user = await TestUser.signIn(await openBrowser({ device: 'desktop' }), getDemoAccount(1));
  const rooms = await groupsOf(user);
  const room = rooms.toSorted((a, b) => b.unread - a.unread)[0]!;
  expect(room.unread).toBeGreaterThan(PAGE);
  await user.openRoom(room.id);
  await expect(user.log.getByText(user.t('chat.room.unread'))).toBeInViewport();

  const newest = await user.call<Message[]>('GET', `/api/v2/groups/${room.id}/messages?direction=before&limit=1`);
  const bubble = user.bubble(newest[0]!.text!).last();
  await wheelUntil(user, 4000, bubble);
});
