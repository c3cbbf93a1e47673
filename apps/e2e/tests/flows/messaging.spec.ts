import type { BrowserContext } from '@playwright/test';
import { getDemoAccount } from '../../src/accounts.ts';
import { ApiUser } from '../../src/api-user.ts';
import { TestUser } from '../../src/test-user.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';

/** Messages under bad conditions (spec §2, design §4): none is lost or duplicated, and the order is kept. */

const SEND = '**/api/v1/messages';

/** Ann at a browser, and Ben who acts by calls, in their direct message. */
async function meet(openBrowser: () => Promise<BrowserContext>) {
  const [one, ben] = await Promise.all([ApiUser.register(), ApiUser.register()]);
  const room = await ben.createDirect(one.userId);
  const ann = await TestUser.signIn(await openBrowser(), one.account);
  await ann.openRoom(room);
  return { ann, ben, room };
}

/** The texts that the server has, without the tag. */
async function readTexts(user: ApiUser, room: string, tag: string): Promise<string[]> {
  const messages = await user.call<{ text: string | null }[]>('GET', `/api/v2/groups/${room}/messages?limit=40`);
  return messages.flatMap(({ text }) => (text?.startsWith(`${tag} `) ? [text.slice(tag.length + 1)] : []));
}

test('offline message: is sent after reconnecting, after messages received meanwhile', async ({ openBrowser }) => {
  const { ann, ben, room } = await meet(openBrowser);
  const tag = 'gap';
  await ben.write(room, `${tag} before`);
  await ann.expectConversation(tag, ['before']);

  await ann.context.setOffline(true);
  for (const text of ['missed-1', 'missed-2']) await ben.write(room, `${tag} ${text}`);
  for (const text of ['queued-1', 'queued-2', 'queued-3']) await ann.send(`${tag} ${text}`);
  await ann.expectWaiting(`${tag} queued-3`);
  await ann.expectConversation(tag, ['before', 'queued-1', 'queued-2', 'queued-3']);

  await ann.context.setOffline(false);
  const all = ['before', 'missed-1', 'missed-2', 'queued-1', 'queued-2', 'queued-3'];
  await ann.expectConversation(tag, all);
  await ann.expectDelivered(`${tag} queued-3`);
  expect(await readTexts(ben, room, tag)).toEqual(all);
  await ann.page.reload();
  await ann.expectConversation(tag, all);
});

test('reloaded tab: keeps unsent messages and sends each once', async ({ openBrowser }) => {
  const { ann, ben, room } = await meet(openBrowser);
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
  await ann.expectConversation(tag, texts);
  await ann.expectDelivered(`${tag} three`);
  expect(await readTexts(ben, room, tag)).toEqual(texts);
});

test('server killed between send and response: stores each message once @slow', async ({
  openBrowser,
  startServer,
}) => {
  test.slow();
  const server = await startServer();
  // The universal build at plain localhost: the test requests the page itself.
  const universal = TEST_SITES.find(({ isUniversal }) => isUniversal)!;
  const [ann, ben] = [
    await TestUser.signIn(await openBrowser({ server, site: universal }), getDemoAccount(0)),
    await TestUser.signIn(await openBrowser({ server, site: universal }), getDemoAccount(1)),
  ];
  const room = await ann.createDirect(ben.userId);
  for (const user of [ann, ben]) await user.openRoom(room);
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
  for (const user of [ann, ben]) await user.expectConversation(tag, seen);
  await ann.page.reload();
  await ann.expectConversation(tag, seen);
});

test('two tabs of one account: show the same messages @slow', async ({ openBrowser }) => {
  const { ann, ben, room } = await meet(openBrowser);
  const tag = 'tabs';
  const second = new TestUser(ann.context, await ann.context.newPage(), ann.t);
  await second.openRoom(room);
  await ann.send(`${tag} first-tab`);
  await second.expectConversation(tag, ['first-tab']);
  await second.send(`${tag} second-tab`);
  await second.expectDelivered(`${tag} second-tab`);
  await ben.write(room, `${tag} other-side`);
  const all = ['first-tab', 'second-tab', 'other-side'];
  for (const user of [ann, second]) await user.expectConversation(tag, all);
  expect(await readTexts(ben, room, tag)).toEqual(all);

  await ann.composer.fill('begun here');
  await expect(second.composer).toHaveValue('begun here');
  await second.composer.fill('');
  await expect(ann.composer).toHaveValue('');

  await second.leaveRoom();
  await ben.write(room, `${tag} seen-in-one`);
  const row = second.getRow(room);
  await expect(row).toContainText(`${tag} seen-in-one`);
  await expect(ann.bubble(`${tag} seen-in-one`)).toBeVisible();
  await expect(row.getByLabel(second.t('chat.list.unread', { count: '1' }))).toHaveCount(0);
  await row.click();

  // The tab with the connection closes; the other tab takes over.
  await ann.page.close();
  await ben.write(room, `${tag} after-close`);
  await second.expectConversation(tag, [...all, 'seen-in-one', 'after-close']);
});
