import { getDemoAccount } from '../../src/accounts.ts';
import { ApiUser } from '../../src/api-user.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

/** Local first (design §4): after the first use the app opens offline. */

test('offline app: reopens its last page with cached data and sends messages later', async ({ openBrowser }) => {
  test.slow();
  const ann = await TestUser.signIn(await openBrowser({ allowServiceWorker: true }), getDemoAccount(17));
  const ben = await TestUser.signIn(await openBrowser(), getDemoAccount(19));
  const room = await ann.createDirect(ben.userId);
  const used = new Set<string>();
  ann.page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/')) used.add(pathname);
  });
  // As many files as a feed with pictures loads: browsers list only 250 by default.
  await ann.page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      for (let index = 0; navigator.onLine && index < 300; index += 1) void fetch(`/icon.svg?${index}`);
    }),
  );
  await ann.openRoom(room);
  await ann.send('kept before');
  await ann.expectDelivered('kept before');
  // The service worker caches the app some seconds after it has loaded.
  const keptFiles = async () => {
    const stored = await ann.page.evaluate(async () =>
      (await (await caches.open('app')).keys()).map(({ url }) => new URL(url).pathname),
    );
    return stored.includes('/index.html') && [...used].every((path) => stored.includes(path));
  };
  await expect.poll(keptFiles, { timeout: 45_000 }).toBe(true);

  await ann.context.setOffline(true);
  await ann.page.reload();
  await expect(ann.bubble('kept before')).toBeVisible();
  await ann.send('written without a connection');
  await ann.expectWaiting('written without a connection');
  await ann.page.goto('/chat');
  await expect(ann.getRow(room)).toContainText('written without a connection');

  await ann.context.setOffline(false);
  await ben.openRoom(room);
  await expect(ben.bubble('written without a connection')).toHaveCount(1);
});

test('back from a room: works offline, also if the room was opened first @slow', async ({ openBrowser }) => {
  const ann = await TestUser.signIn(await openBrowser(), getDemoAccount(17));
  const ben = await ApiUser.signIn(getDemoAccount(19));
  const room = await ann.createDirect(ben.userId);
  await ann.openRoom(room);
  // A chat with messages is in the list.
  await ann.send('On my way');
  await ann.expectDelivered('On my way');
  await ann.context.setOffline(true);
  await ann.leaveRoom();
  await expect(ann.getRow(room)).toBeVisible();
});
