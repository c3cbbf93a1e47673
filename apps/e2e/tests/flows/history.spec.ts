import type { Locator } from '@playwright/test';
import { accountAt } from '../../src/accounts.ts';
import { Person } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** History by pages of 40, both ways (spec §4), in rooms that are too long to hold at once. */

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

/** Turns the wheel over the messages until the place is reached. */
async function wheelUntil(person: Person, pixels: number, target: Locator): Promise<void> {
  await person.log.hover();
  await expect(async () => {
    await person.page.mouse.wheel(0, pixels);
    await expect(target).toBeInViewport({ timeout: 100 });
  }).toPass({ timeout: 45_000 });
}

async function groupsOf(person: Person): Promise<Group[]> {
  return person.call<Group[]>('GET', '/api/v1/users/groups');
}

test('from the newest message to the oldest and back', async ({ openBrowser }) => {
  const person = await Person.signIn(await openBrowser({ device: 'desktop' }), accountAt(0));
  const rooms = await groupsOf(person);
  const room = rooms.find(({ last_seq, unread }) => last_seq > 3 * PAGE && last_seq <= 1000 && unread < PAGE)!;
  const all: Message[] = [];
  for (let isMore = true; isMore;) {
    const before = all[0] ? `&msg_id=${all[0].id}` : '';
    const page = await person.call<Message[]>(
      'GET',
      `/api/v2/groups/${room.id}/messages?direction=before&limit=${PAGE}${before}`,
    );
    all.unshift(...page);
    isMore = page.length === PAGE;
  }
  expect(all.map(({ seq }) => seq)).toEqual(Array.from({ length: room.last_seq }, (_, index) => index + 1));

  await person.openRoom(room.id);
  const newest = person.bubble(all.at(-1)!.text!).last();
  await expect(newest).toBeVisible();
  const oldest = person.bubble(all.find(({ text }) => text)!.text!).first();
  await wheelUntil(person, -4000, oldest);
  await person.page.getByRole('button', { name: person.say('chat.room.to-latest') }).click();
  await expect(newest).toBeInViewport();
});

test('a room with many unread messages opens where one left it, and goes on to the newest', async ({ openBrowser }) => {
  const person = await Person.signIn(await openBrowser({ device: 'desktop' }), accountAt(1));
  const rooms = await groupsOf(person);
  const room = rooms.toSorted((a, b) => b.unread - a.unread)[0]!;
  expect(room.unread).toBeGreaterThan(PAGE);
  await person.openRoom(room.id);
  await expect(person.log.getByText(person.say('chat.room.unread'))).toBeInViewport();

  const newest = await person.call<Message[]>('GET', `/api/v2/groups/${room.id}/messages?direction=before&limit=1`);
  const bubble = person.bubble(newest[0]!.text!).last();
  await wheelUntil(person, 4000, bubble);
});
