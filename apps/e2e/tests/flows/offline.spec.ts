import { getDemoAccount, registerTestAccount } from '../../src/accounts.ts';
import { TestUser } from '../../src/test-user.ts';
import { interceptOnce, interceptUntilStopped } from '../../src/intercept.ts';
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
  // As many files as a feed with pictures loads: browsers list only 250 unless told otherwise.
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

test('page opened before a release: continues with the new files', async ({ openBrowser }) => {
  const { page, t } = await TestUser.signIn(await openBrowser(), getDemoAccount(21));
  await page.goto('/my-page');
  await interceptOnce(page, '**/assets/EditProfilePage-*.js', (route) =>
    route.fulfill({ status: 404, body: 'not found' }),
  );
  await page.getByRole('link', { name: t('profile.me.edit') }).click();
  await expect(page.getByRole('textbox', { name: t('profile.edit.nickname') })).toHaveValue(
    getDemoAccount(21).nickname,
  );
});

test('back from a room: works offline, also if the room was opened first', async ({ openBrowser }) => {
  const ann = await TestUser.signIn(await openBrowser(), getDemoAccount(17));
  const ben = await TestUser.signIn(await openBrowser(), getDemoAccount(19));
  const room = await ann.createDirect(ben.userId);
  await ann.openRoom(room);
  // A chat with messages is in the list.
  await ann.send('On my way');
  await ann.expectDelivered('On my way');
  await ann.context.setOffline(true);
  await ann.leaveRoom();
  await expect(ann.getRow(room)).toBeVisible();
});

test('failed screen download: shows an error and does not retry in a loop', async ({ openBrowser }) => {
  const { context, page, t } = await TestUser.signIn(await openBrowser(), getDemoAccount(21));
  await page.goto('/my-page');
  const edit = page.getByRole('link', { name: t('profile.me.edit') });
  await expect(edit).toBeVisible();
  let requestCount = 0;
  page.on('request', (request) => {
    if (request.url().includes('/assets/EditProfilePage-') && request.url().endsWith('.js')) requestCount += 1;
  });
  await context.setOffline(true);
  await edit.click();
  await expect(page.getByText(t('shell.load.failed'), { exact: true })).toBeVisible();
  expect(requestCount).toBeLessThan(4);
});

test('tab whose code fails to load: keeps the other tabs, and opens by pressing or once the connection is back', async ({
  openBrowser,
}) => {
  const { context, page, t } = await TestUser.signIn(await openBrowser(), getDemoAccount(21));
  const code = '**/assets/MyPage-*.js';
  const me = page.getByRole('link', { name: t('shell.nav.me') });
  const failure = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: t('shell.load.failed') });
  const edit = page.getByRole('link', { name: t('profile.me.edit') });
  // The route stays, because a browser may lose a held request when a route is removed.
  let isBroken = true;
  await page.route(code, (route) => (isBroken ? route.abort() : route.fallback()));

  await page.goto('/home/recommend');
  await me.click();
  await expect(failure).toBeVisible();
  await page.getByRole('link', { name: t('shell.nav.chat') }).click();
  await expect(page.getByRole('heading', { name: t('chat.list.title') })).toBeVisible();
  await me.click();
  await expect(failure).toBeVisible();
  isBroken = false;
  await failure.getByRole('button', { name: t('shell.load.retry') }).click();
  await expect(edit).toBeVisible();

  isBroken = true;
  const isPreloading = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/MyPage-'));
  await page.goto('/home/recommend');
  await isPreloading;
  // A script that loads while the connection goes is lost for the page: with routes there is no HTTP cache.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await me.click();
  await expect(failure).toBeVisible();
  isBroken = false;
  await context.setOffline(false);
  await expect(edit).toBeVisible();
});

test('failed requests: author, post, comments, settings and Me load after reconnecting', async ({ openBrowser }) => {
  const ann = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const { id } = await ann.call<{ id: string }>('POST', '/social/api/posts', { text: 'Here again', file_paths: [] });
  await ann.call('POST', `/social/api/posts/${id}/comments`, { text: 'And so am I' });
  const { context, page, t } = await TestUser.signIn(await openBrowser(), getDemoAccount(21));
  const screens = [
    { path: `/guest-page/a${ann.userId.slice(1)}`, asks: /\/social\/api\/authors\//, comes: 'Here again' },
    { path: `/posts/${id}`, asks: new RegExp(`/social/api/posts/${id}$`), comes: 'Here again' },
    { path: `/posts/${id}`, asks: /\/social\/api\/posts\/\w+\/comments/, comes: 'And so am I' },
    { path: '/profile', asks: /\/api\/v1\/users\/me$/, comes: getDemoAccount(21).nickname },
    { path: '/my-page', asks: /\/api\/v1\/users\/me$/, comes: getDemoAccount(21).nickname },
  ];
  const failure = new RegExp(`${t('kit.error.retry')}|${t('social.post.retry')}|${t('social.comment.failed')}`);
  for (const { path, asks, comes } of screens) {
    const stop = await interceptUntilStopped(page, [asks]);
    await page.goto(path);
    await expect(page.getByRole('button', { name: failure })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByRole('status').getByText(t('shell.offline.text'))).toBeVisible();
    // The connection is back, and fails once more.
    const failsAgain = page.waitForEvent('requestfailed', (request) => asks.test(request.url()));
    await context.setOffline(false);
    await failsAgain;
    stop();
    await expect(page.getByRole('main').getByText(comes).first()).toBeVisible();
  }
});
