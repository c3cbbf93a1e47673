import { accountAt, newAccount } from '../../src/accounts.ts';
import { Person } from '../../src/test-user.ts';
import { routeOnce } from '../../src/route-once.ts';
import { expect, test } from '../../src/test.ts';

/** Local first (design §4): once used, the app opens without a connection. */

test('without a connection the app opens again where one was, with what is known; what is written goes later', async ({
  openBrowser,
}) => {
  test.slow();
  const ann = await Person.signIn(await openBrowser({ keepsApp: true }), accountAt(17));
  const ben = await Person.signIn(await openBrowser(), accountAt(19));
  const room = await ann.directRoom(ben.userId);
  await ann.openRoom(room);
  await ann.send('kept before');
  await ann.expectDelivered('kept before');
  // The app keeps itself some seconds after it has settled.
  const keptFiles = () =>
    ann.page.evaluate(async () => {
      const kept = (await (await caches.open('app')).keys()).map(({ url }) => new URL(url).pathname);
      const used = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      return (
        kept.includes('/index.html') &&
        used.filter((path) => path.startsWith('/assets/')).every((path) => kept.includes(path))
      );
    });
  await expect.poll(keptFiles, { timeout: 45_000 }).toBe(true);

  await ann.context.setOffline(true);
  await ann.page.reload();
  await expect(ann.bubble('kept before')).toBeVisible();
  await ann.send('written without a connection');
  await ann.expectWaiting('written without a connection');
  await ann.page.goto('/chat');
  await expect(ann.rowOf(room)).toContainText('written without a connection');

  await ann.context.setOffline(false);
  await ben.openRoom(room);
  await expect(ben.bubble('written without a connection')).toHaveCount(1);
});

test('a page that was open before a release goes on with what took its files’ place', async ({ openBrowser }) => {
  const { page, say } = await Person.signIn(await openBrowser(), accountAt(21));
  await page.goto('/my-page');
  await routeOnce(page, '**/assets/EditProfilePage-*.js', (route) => route.fulfill({ status: 404, body: 'not found' }));
  await page.getByRole('link', { name: say('profile.me.edit') }).click();
  await expect(page.getByRole('textbox', { name: say('profile.edit.nickname') })).toHaveValue(accountAt(21).nickname);
});

test('the way back from a room needs no connection, also where one began in the room', async ({ openBrowser }) => {
  const ann = await Person.signIn(await openBrowser(), accountAt(17));
  const ben = await Person.signIn(await openBrowser(), accountAt(19));
  const room = await ann.directRoom(ben.userId);
  await ann.openRoom(room);
  // A chat is listed once something was said.
  await ann.send('On my way');
  await ann.expectDelivered('On my way');
  await ann.context.setOffline(true);
  await ann.leaveRoom();
  await expect(ann.rowOf(room)).toBeVisible();
});

test('a screen that cannot be fetched is told of, not asked for again and again', async ({ openBrowser }) => {
  const { context, page, say } = await Person.signIn(await openBrowser(), accountAt(21));
  await page.goto('/my-page');
  const edit = page.getByRole('link', { name: say('profile.me.edit') });
  await expect(edit).toBeVisible();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/assets/EditProfilePage-') && request.url().endsWith('.js')) asked += 1;
  });
  await context.setOffline(true);
  await edit.click();
  await expect(page.getByText(say('shell.load.failed'), { exact: true })).toBeVisible();
  expect(asked).toBeLessThan(4);
});

test('what could not be asked for comes by itself when the connection is back: an author, a post, its comments', async ({
  openBrowser,
}) => {
  const ann = await Person.signIn(await openBrowser(), await newAccount());
  const { id } = await ann.call<{ id: string }>('POST', '/social/api/posts', { text: 'Here again', file_paths: [] });
  await ann.call('POST', `/social/api/posts/${id}/comments`, { text: 'And so am I' });
  const { context, page, say } = await Person.signIn(await openBrowser(), accountAt(21));
  const screens = [
    { path: `/guest-page/a${ann.userId.slice(1)}`, asks: '**/social/api/authors/**', comes: 'Here again' },
    { path: `/posts/${id}`, asks: `**/social/api/posts/${id}`, comes: 'Here again' },
    { path: `/posts/${id}`, asks: '**/social/api/posts/*/comments*', comes: 'And so am I' },
  ];
  const failure = new RegExp(`${say('kit.error.retry')}|${say('social.post.retry')}|${say('social.comment.failed')}`);
  for (const { path, asks, comes } of screens) {
    await page.route(asks, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('button', { name: failure })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByRole('status').getByText(say('shell.offline.text'))).toBeVisible();
    await page.unroute(asks);
    await context.setOffline(false);
    await expect(page.getByRole('main').getByText(comes)).toBeVisible();
  }
});
