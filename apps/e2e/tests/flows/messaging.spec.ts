import type { BrowserContext, Locator } from '@playwright/test';
import { accountAt } from '../../src/accounts.ts';
import { Person } from '../../src/test-user.ts';
import { SITES, type Site } from '../../src/site.ts';
import { expect, test } from '../../src/test.ts';
import type { Server } from '../../src/server.ts';
import { wordsOf } from '../../src/translator.ts';

/** Two people talk in two real browsers (spec §2, design §4): nothing lost, nothing doubled, order kept, whatever happens. */

const SEND = '**/api/v1/messages';

/** Each test has two people and a mark of its own, so that all may run at once in one world. */
const people = {
  live: [2, 3],
  offline: [4, 5],
  reload: [6, 7],
  view: [8, 39],
  draft: [10, 11],
  tabs: [12, 13],
  typing: [36, 38],
} as const;

interface Options {
  server?: Server;
  site?: Site;
  /** Where the second one is signed in, if elsewhere. */
  otherSite?: Site;
}

type OpenBrowser = (options?: Options) => Promise<BrowserContext>;

async function meet(openBrowser: OpenBrowser, [one, other]: readonly [number, number], options: Options = {}) {
  const ann = await Person.signIn(await openBrowser(options), accountAt(one));
  const { otherSite, ...rest } = options;
  const ben = await Person.signIn(
    await openBrowser(otherSite ? { ...rest, site: otherSite } : rest),
    accountAt(other),
    otherSite && wordsOf(otherSite),
  );
  const room = await ann.directRoom(ben.userId);
  await ann.openRoom(room);
  await ben.openRoom(room);
  return { ann, ben, room };
}

test('whichever brand each is at, both see at once what the other writes, in one order, and again after a reload', async ({
  openBrowser,
}) => {
  const { ann, ben } = await meet(openBrowser, people.live, { otherSite: SITES[1]! });
  const mark = 'live';
  for (const text of ['one', 'two', 'three']) await ann.send(`${mark} ${text}`);
  await ben.expectConversation(mark, ['one', 'two', 'three']);
  for (const text of ['four', 'five']) await ben.send(`${mark} ${text}`);
  const all = ['one', 'two', 'three', 'four', 'five'];
  for (const person of [ann, ben]) {
    await person.expectConversation(mark, all);
    await person.expectDelivered(`${mark} five`);
    await person.page.reload();
    await person.expectConversation(mark, all);
  }
});

test('what is written offline goes when the connection is back, after what came meanwhile', async ({ openBrowser }) => {
  const { ann, ben } = await meet(openBrowser, people.offline);
  const mark = 'gap';
  await ann.send(`${mark} before`);
  await ben.expectConversation(mark, ['before']);

  await ben.context.setOffline(true);
  for (const text of ['missed-1', 'missed-2']) await ann.send(`${mark} ${text}`);
  await ann.expectDelivered(`${mark} missed-2`);
  for (const text of ['queued-1', 'queued-2', 'queued-3']) await ben.send(`${mark} ${text}`);
  await ben.expectWaiting(`${mark} queued-3`);
  await ben.expectConversation(mark, ['before', 'queued-1', 'queued-2', 'queued-3']);

  await ben.context.setOffline(false);
  const all = ['before', 'missed-1', 'missed-2', 'queued-1', 'queued-2', 'queued-3'];
  for (const person of [ann, ben]) await person.expectConversation(mark, all);
  await ben.expectDelivered(`${mark} queued-3`);
  await ben.page.reload();
  await ben.expectConversation(mark, all);
});

test('a tab that is reloaded keeps its unsent messages and sends each once', async ({ openBrowser }) => {
  const { ann, ben } = await meet(openBrowser, people.reload);
  const mark = 'kept';
  let isCut = true;
  await ann.page.route(SEND, (route) => (isCut ? route.abort('internetdisconnected') : route.fallback()));
  const texts = ['one', 'two', 'three'];
  for (const text of texts) await ann.send(`${mark} ${text}`);
  await ann.expectWaiting(`${mark} three`);

  await ann.page.reload();
  await ann.expectConversation(mark, texts);
  await ann.expectWaiting(`${mark} one`);
  isCut = false;
  await ann.page.reload();
  await ben.expectConversation(mark, texts);
  await ann.expectConversation(mark, texts);
  await ann.expectDelivered(`${mark} three`);
});

test('a server killed between send and answer, and started again, has each message once', async ({
  openBrowser,
  startServer,
}) => {
  test.slow();
  const server = await startServer();
  // At plain localhost: the test itself asks there for the page.
  const universal = SITES.find(({ isUniversal }) => isUniversal)!;
  const { ann, ben } = await meet(openBrowser, [0, 1], { server, site: universal });
  const mark = 'killed';
  await ann.send(`${mark} before`);
  await ben.expectConversation(mark, ['before']);

  let isKilled = false;
  await ann.page.route(SEND, async (route) => {
    if (isKilled) return route.fallback();
    isKilled = true;
    const { ok } = await route.fetch().then((answer) => ({ ok: answer.ok() }));
    expect(ok, 'the message is in the database').toBe(true);
    await server.kill();
    await route.abort('connectionreset');
  });
  for (const text of ['answerless', 'after-1', 'after-2']) await ann.send(`${mark} ${text}`);
  await expect.poll(() => isKilled).toBe(true);
  await ann.expectWaiting(`${mark} after-2`);
  await ben.send(`${mark} meanwhile`);
  await ben.expectWaiting(`${mark} meanwhile`);

  await server.start();
  for (const person of [ann, ben]) {
    for (const text of ['answerless', 'after-1', 'after-2', 'meanwhile'])
      await person.expectDelivered(`${mark} ${text}`);
  }
  const seen = await ann.conversation(mark);
  expect(seen.filter((text) => text !== 'meanwhile')).toEqual(['before', 'answerless', 'after-1', 'after-2']);
  for (const person of [ann, ben]) {
    await person.expectConversation(mark, seen);
    await person.page.reload();
    await person.expectConversation(mark, seen);
  }
});

test('unread messages are counted in the list and on the tab, and no longer once they were seen', async ({
  openBrowser,
}) => {
  const { ann, ben, room } = await meet(openBrowser, people.view);
  const mark = 'unread';
  await ann.send(`${mark} seen`);
  await ben.expectConversation(mark, ['seen']);
  await ben.leaveRoom();
  const row = ben.rowOf(room);
  const unread = row.getByLabel(ben.say('chat.list.unread', { count: '3' }));
  await expect(row).toContainText(`${mark} seen`);
  for (const text of ['one', 'two', 'three']) await ann.send(`${mark} ${text}`);
  await expect(unread).toBeVisible();
  await expect(row).toContainText(`${mark} three`);
  const icon = ben.page.locator('link[rel=icon]');
  await expect(ben.page).toHaveTitle(/^\(\d+\) /);
  await expect(icon).toHaveAttribute('href', /^data:image/);

  await row.click();
  await ben.expectConversation(mark, ['seen', 'one', 'two', 'three']);
  await expect(ann.bubble(`${mark} three`).locator('[data-delivery=read]')).toBeVisible();
  await ben.leaveRoom();
  await expect(row).toContainText(`${mark} three`);
  await expect(unread).toHaveCount(0);
  await expect(ben.page).toHaveTitle(/^[^(]/);
  await expect(icon).toHaveAttribute('href', /icon\.svg$/);
});

test('who types is seen in the room and in the list, until the message is there', async ({ openBrowser }) => {
  const { ann, ben, room } = await meet(openBrowser, people.typing);
  // Without a message it is not in the list.
  await ann.send('a beginning');
  const typing = ben.page.getByText(ben.say('chat.typing.direct'));
  // Typing goes on until it is seen: whoever is not connected yet hears of it later.
  const type = async (where: Locator): Promise<void> => {
    await ann.composer.pressSequentially('ab');
    await expect(where).toBeVisible({ timeout: 1000 });
  };
  await expect(() => type(ben.page.locator('header').filter({ has: typing }))).toPass();
  await ben.leaveRoom();
  await expect(() => type(ben.rowOf(room).filter({ has: typing }))).toPass();
  await ann.send('all that was typed');
  await expect(ben.rowOf(room)).toContainText('all that was typed');
});

test('a draft waits in its room and in the list, also through a reload', async ({ openBrowser }) => {
  const { ann, room } = await meet(openBrowser, people.draft);
  await ann.composer.fill('half a thought');
  await ann.leaveRoom();
  const row = ann.rowOf(room);
  await expect(row).toContainText(ann.say('chat.list.draft'));
  await expect(row).toContainText('half a thought');
  await ann.page.reload();
  await row.click();
  await expect(ann.composer).toHaveValue('half a thought');
  await ann.send('half a thought, finished');
  await ann.expectDelivered('half a thought, finished');
  await ann.leaveRoom();
  await expect(row).toContainText('half a thought, finished');
  await expect(row).not.toContainText(ann.say('chat.list.draft'));
});

test('two tabs of one account agree', async ({ openBrowser }) => {
  const { ann, ben, room } = await meet(openBrowser, people.tabs);
  const mark = 'tabs';
  const second = new Person(ann.context, await ann.context.newPage(), ann.say);
  await second.openRoom(room);
  await ann.send(`${mark} first-tab`);
  await second.expectConversation(mark, ['first-tab']);
  await second.send(`${mark} second-tab`);
  await ben.send(`${mark} other-side`);
  for (const person of [ann, second, ben])
    await person.expectConversation(mark, ['first-tab', 'second-tab', 'other-side']);

  await ann.composer.fill('begun here');
  await expect(second.composer).toHaveValue('begun here');
  await second.composer.fill('');
  await expect(ann.composer).toHaveValue('');

  await second.leaveRoom();
  await ben.send(`${mark} seen-in-one`);
  const row = second.rowOf(room);
  await expect(row).toContainText(`${mark} seen-in-one`);
  await expect(ann.bubble(`${mark} seen-in-one`)).toBeVisible();
  await expect(row.getByLabel(second.say('chat.list.unread', { count: '1' }))).toHaveCount(0);
  await row.click();

  // The tab that holds the connection goes; the other takes over.
  await ann.page.close();
  await ben.send(`${mark} after-close`);
  await second.expectConversation(mark, ['first-tab', 'second-tab', 'other-side', 'seen-in-one', 'after-close']);
});
