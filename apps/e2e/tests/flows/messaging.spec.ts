import type { BrowserContext, Locator } from '@playwright/test';
import { getDemoAccount } from '../../src/accounts.ts';
import { TestUser } from '../../src/test-user.ts';
import { TEST_SITES, type TestSite } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import type { ServerProcess } from '../../src/server-process.ts';
import { createTranslator } from '../../src/translator.ts';

/** Two users chat in two real browsers (spec §2, design §4): no message is lost or duplicated, and the order is kept. */

const SEND = '**/api/v1/messages';

/** Each test has its own two users and tag, so that all tests can run in one world. */
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
  server?: ServerProcess;
  site?: TestSite;
  /** The site of the second user, if it differs. */
  otherSite?: TestSite;
}

type OpenBrowser = (options?: Options) => Promise<BrowserContext>;

async function meet(openBrowser: OpenBrowser, [one, other]: readonly [number, number], options: Options = {}) {
  const ann = await TestUser.signIn(await openBrowser(options), getDemoAccount(one));
  const { otherSite, ...rest } = options;
  const ben = await TestUser.signIn(
    await openBrowser(otherSite ? { ...rest, site: otherSite } : rest),
    getDemoAccount(other),
    otherSite && createTranslator(otherSite),
  );
  const room = await ann.createDirect(ben.userId);
  await ann.openRoom(room);
  await ben.openRoom(room);
  return { ann, ben, room };
}

test('messages: appear at once on both brands in one order, also after a reload', async ({ openBrowser }) => {
  const { ann, ben } = await meet(openBrowser, people.live, { otherSite: TEST_SITES[1]! });
  const tag = 'live';
  for (const text of ['one', 'two', 'three']) await ann.send(`${tag} ${text}`);
  await ben.expectConversation(tag, ['one', 'two', 'three']);
  for (const text of ['four', 'five']) await ben.send(`${tag} ${text}`);
  const all = ['one', 'two', 'three', 'four', 'five'];
  for (const user of [ann, ben]) {
    await user.expectConversation(tag, all);
    await user.expectDelivered(`${tag} five`);
    await user.page.reload();
    await user.expectConversation(tag, all);
  }
});

test('offline message: is sent after reconnecting, after messages received meanwhile', async ({ openBrowser }) => {
  const { ann, ben } = await meet(openBrowser, people.offline);
  const tag = 'gap';
  await ann.send(`${tag} before`);
  await ben.expectConversation(tag, ['before']);

  await ben.context.setOffline(true);
  for (const text of ['missed-1', 'missed-2']) await ann.send(`${tag} ${text}`);
  await ann.expectDelivered(`${tag} missed-2`);
  for (const text of ['queued-1', 'queued-2', 'queued-3']) await ben.send(`${tag} ${text}`);
  await ben.expectWaiting(`${tag} queued-3`);
  await ben.expectConversation(tag, ['before', 'queued-1', 'queued-2', 'queued-3']);

  await ben.context.setOffline(false);
  const all = ['before', 'missed-1', 'missed-2', 'queued-1', 'queued-2', 'queued-3'];
  for (const user of [ann, ben]) await user.expectConversation(tag, all);
  await ben.expectDelivered(`${tag} queued-3`);
  await ben.page.reload();
  await ben.expectConversation(tag, all);
});

test('reloaded tab: keeps unsent messages and sends each once', async ({ openBrowser }) => {
  const { ann, ben } = await meet(openBrowser, people.reload);
  const tag = 'kept';
  let isCut = true;
  await ann.page.route(SEND, (route) => (isCut ? route.abort('internetdisconnected') : route.fallback()));
  const texts = ['one', 'two', 'three'];
  for (const text of texts) await ann.send(`${tag} ${text}`);
  await ann.expectWaiting(`${tag} three`);

  await ann.page.reload();
  await ann.expectConversation(tag, texts);
  await ann.expectWaiting(`${tag} one`);
  isCut = false;
  await ann.page.reload();
  await ben.expectConversation(tag, texts);
  await ann.expectConversation(tag, texts);
  await ann.expectDelivered(`${tag} three`);
});

test('server killed between send and response: stores each message once', async ({ openBrowser, startServer }) => {
  test.slow();
  const server = await startServer();
  // The universal build at plain localhost: the test requests the page itself.
  const universal = TEST_SITES.find(({ isUniversal }) => isUniversal)!;
  const { ann, ben } = await meet(openBrowser, [0, 1], { server, site: universal });
  const tag = 'killed';
  await ann.send(`${tag} before`);
  await ben.expectConversation(tag, ['before']);

  let isKilled = false;
  await ann.page.route(SEND, async (route) => {
    if (isKilled) return route.fallback();
    isKilled = true;
    const { ok } = await route.fetch().then((response) => ({ ok: response.ok() }));
    expect(ok, 'the message is in the database').toBe(true);
    await server.kill();
    await route.abort('connectionreset');
  });
  for (const text of ['answerless', 'after-1', 'after-2']) await ann.send(`${tag} ${text}`);
  await expect.poll(() => isKilled).toBe(true);
  await ann.expectWaiting(`${tag} after-2`);
  await ben.send(`${tag} meanwhile`);
  await ben.expectWaiting(`${tag} meanwhile`);

  await server.start();
  for (const user of [ann, ben]) {
    for (const text of ['answerless', 'after-1', 'after-2', 'meanwhile']) await user.expectDelivered(`${tag} ${text}`);
  }
  const seen = await ann.conversation(tag);
  expect(seen.filter((text) => text !== 'meanwhile')).toEqual(['before', 'answerless', 'after-1', 'after-2']);
  for (const user of [ann, ben]) {
    await user.expectConversation(tag, seen);
    await user.page.reload();
    await user.expectConversation(tag, seen);
  }
});

test('unread count: shows in the list and the tab title until the messages are read', async ({ openBrowser }) => {
  const { ann, ben, room } = await meet(openBrowser, people.view);
  const tag = 'unread';
  await ann.send(`${tag} seen`);
  await ben.expectConversation(tag, ['seen']);
  await ben.leaveRoom();
  const row = ben.getRow(room);
  const unread = row.getByLabel(ben.t('chat.list.unread', { count: '3' }));
  await expect(row).toContainText(`${tag} seen`);
  for (const text of ['one', 'two', 'three']) await ann.send(`${tag} ${text}`);
  await expect(unread).toBeVisible();
  await expect(row).toContainText(`${tag} three`);
  const icon = ben.page.locator('link[rel=icon]');
  await expect(ben.page).toHaveTitle(/^\(\d+\) /);
  await expect(icon).toHaveAttribute('href', /^data:image/);

  await row.click();
  await ben.expectConversation(tag, ['seen', 'one', 'two', 'three']);
  await expect(ann.bubble(`${tag} three`).locator('[data-delivery=read]')).toBeVisible();
  await ben.leaveRoom();
  await expect(row).toContainText(`${tag} three`);
  await expect(unread).toHaveCount(0);
  await expect(ben.page).toHaveTitle(/^[^(]/);
  await expect(icon).toHaveAttribute('href', /icon\.svg$/);
});

test('typing indicator: shows in room and list until the message arrives', async ({ openBrowser }) => {
  const { ann, ben, room } = await meet(openBrowser, people.typing);
  // A chat without messages is not in the list.
  await ann.send('a beginning');
  const typing = ben.page.getByText(ben.t('chat.typing.direct'));
  // Repeats typing until it shows, because a user who is not yet connected misses the first event.
  const type = async (where: Locator): Promise<void> => {
    await ann.composer.pressSequentially('ab');
    await expect(where).toBeVisible({ timeout: 1000 });
  };
  await expect(() => type(ben.page.locator('header').filter({ has: typing }))).toPass();
  await ben.leaveRoom();
  await expect(() => type(ben.getRow(room).filter({ has: typing }))).toPass();
  await ann.send('all that was typed');
  await expect(ben.getRow(room)).toContainText('all that was typed');
});

test('draft: shows in room and list, also after a reload', async ({ openBrowser }) => {
  const { ann, room } = await meet(openBrowser, people.draft);
  await ann.composer.fill('half a thought');
  await ann.leaveRoom();
  const row = ann.getRow(room);
  await expect(row).toContainText(ann.t('chat.list.draft'));
  await expect(row).toContainText('half a thought');
  await ann.page.reload();
  await row.click();
  await expect(ann.composer).toHaveValue('half a thought');
  await ann.send('half a thought, finished');
  await ann.expectDelivered('half a thought, finished');
  await ann.leaveRoom();
  await expect(row).toContainText('half a thought, finished');
  await expect(row).not.toContainText(ann.t('chat.list.draft'));
});

test('two tabs of one account: show the same messages', async ({ openBrowser }) => {
  const { ann, ben, room } = await meet(openBrowser, people.tabs);
  const tag = 'tabs';
  const second = new TestUser(ann.context, await ann.context.newPage(), ann.t);
  await second.openRoom(room);
  await ann.send(`${tag} first-tab`);
  await second.expectConversation(tag, ['first-tab']);
  await second.send(`${tag} second-tab`);
  await ben.send(`${tag} other-side`);
  for (const user of [ann, second, ben]) await user.expectConversation(tag, ['first-tab', 'second-tab', 'other-side']);

  await ann.composer.fill('begun here');
  await expect(second.composer).toHaveValue('begun here');
  await second.composer.fill('');
  await expect(ann.composer).toHaveValue('');

  await second.leaveRoom();
  await ben.send(`${tag} seen-in-one`);
  const row = second.getRow(room);
  await expect(row).toContainText(`${tag} seen-in-one`);
  await expect(ann.bubble(`${tag} seen-in-one`)).toBeVisible();
  await expect(row.getByLabel(second.t('chat.list.unread', { count: '1' }))).toHaveCount(0);
  await row.click();

  // The tab with the connection closes; the other tab takes over.
  await ann.page.close();
  await ben.send(`${tag} after-close`);
  await second.expectConversation(tag, ['first-tab', 'second-tab', 'other-side', 'seen-in-one', 'after-close']);
});
