import type { Locator } from '@playwright/test';
import { newAccount } from '../../src/accounts.ts';
import { Person } from '../../src/test-user.ts';
import { Sender } from '../../src/file-sender.ts';
import { expect, test } from '../../src/test.ts';
import { drawPicture } from '../../src/test-media.ts';

/** A room under a finger: what is held, what going back closes, and where the log stands while its foot changes. */

type OpenBrowser = Parameters<Parameters<typeof test>[2]>[0]['openBrowser'];

async function meet(openBrowser: OpenBrowser): Promise<{ ann: Person; ben: Person; room: string }> {
  const [one, other] = await Promise.all([newAccount(), newAccount()]);
  const ann = await Person.signIn(await openBrowser({ device: 'phone' }), one);
  const ben = await Person.signIn(await openBrowser({ device: 'desktop' }), other);
  const room = await ann.directRoom(ben.userId);
  return { ann, ben, room };
}

const write = (person: Person, room: string, text: string): Promise<unknown> =>
  person.call('POST', '/api/v1/messages', { type: 'text', group_id: room, text, cid: `${text}-${person.userId}` });

/** Puts a finger on something, waits for what that opens, and lets go. */
async function hold(person: Person, target: Locator, opened: Locator): Promise<void> {
  // Rows that have just been scrolled take no presses yet.
  await target.tap({ trial: true });
  const { x, y, width, height } = (await target.boundingBox())!;
  const finger = await person.context.newCDPSession(person.page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(opened).toBeVisible();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}

const toEnd = (person: Person): Promise<number> =>
  person.log.evaluate((log) => log.scrollHeight - log.clientHeight - log.scrollTop);

test('a finger that is held and let go presses nothing; at the end one stays there while the foot changes', async ({
  openBrowser,
}) => {
  const { ann, ben, room } = await meet(openBrowser);
  for (let turn = 11; turn <= 30; turn += 1) await write(ben, room, `line-${turn}`);
  await ann.openRoom(room);
  await ann.page.getByRole('button', { name: ann.say('chat.room.to-latest') }).tap();
  await expect(ann.bubble('line-30')).toBeInViewport();
  await expect.poll(() => toEnd(ann)).toBeLessThan(2);

  const action = (name: string): Locator => ann.page.getByRole('menuitem', { name: ann.say(name), exact: true });
  const bar = ann.page.getByRole('toolbar', { name: ann.say('chat.selection.label') });
  for (const text of ['line-30', 'line-29', 'line-28']) {
    await hold(ann, ann.bubble(text).getByText(text), action('chat.action.copy'));
    // What a click would have begun has had its time by then.
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
  await bar.getByRole('button', { name: ann.say('chat.selection.stop') }).tap();
  await expect(ann.composer).toBeVisible();
  await expect.poll(() => toEnd(ann)).toBeLessThan(2);
  await ann.composer.fill('one\ntwo\nthree\nfour\nfive\nsix');
  await expect.poll(() => toEnd(ann)).toBeLessThan(2);

  // Still followed from so near; told of from further up.
  await ann.log.hover();
  await ann.page.mouse.wheel(0, -61);
  await expect.poll(() => toEnd(ann)).toBeGreaterThan(50);
  await write(ben, room, 'line-31');
  await expect(ann.bubble('line-31')).toBeInViewport({ ratio: 1 });
  await ann.page.mouse.wheel(0, -200);
  await expect.poll(() => toEnd(ann)).toBeGreaterThan(190);
  await write(ben, room, 'line-32');
  await expect(
    ann.page.getByRole('button', { name: ann.say('chat.room.to-latest-count', { count: '1' }) }),
  ).toBeVisible();
});

test('going back closes what lies over the room, and then leaves it; what was typed is still there', async ({
  openBrowser,
}) => {
  const { ann, ben, room } = await meet(openBrowser);
  await write(ben, room, 'hello');
  await ann.page.goto('/chat');
  await ann.rowOf(room).tap();
  await ann.composer.fill('half a thought');
  const { page } = ann;
  const dialog = page.getByRole('dialog');
  const closes = async (): Promise<void> => {
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/room/${room}$`));
  };

  const sender = new Sender(ann);
  const picture = await drawPicture(page, 'hills.jpg', 800, 600);
  await sender.choose('media', [picture]);
  await expect(dialog).toBeVisible();
  await closes();
  await sender.choose('media', [picture]);
  await sender.go();
  for (let turn = 0; turn < 2; turn += 1) {
    await sender.button('chat.media.open-image').tap();
    await expect(dialog).toBeVisible();
    if (turn === 0) await closes();
    else await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }

  await page.getByRole('button', { name: ann.say('chat.emoji.open'), exact: true }).tap();
  const emojis = page.getByRole('searchbox', { name: ann.say('chat.emoji.search') });
  await expect(emojis).toBeVisible();
  await closes();
  await expect(emojis).toHaveCount(0);

  await page.getByRole('button', { name: ann.say('chat.search.open') }).tap();
  await expect(dialog).toBeVisible();
  await closes();

  const share = page.getByRole('menuitem', { name: ann.say('chat.action.share'), exact: true });
  await hold(ann, ann.bubble('hello').getByText('hello'), share);
  await page.goBack();
  await expect(share).toHaveCount(0);
  await hold(ann, ann.bubble('hello').getByText('hello'), share);
  await share.tap();
  await expect(dialog).toBeVisible();
  await closes();

  await expect(ann.composer).toHaveValue('half a thought');
  // What was closed otherwise has not to be gone back from.
  await page.goBack();
  await expect(page).toHaveURL(/\/chat$/);
});
