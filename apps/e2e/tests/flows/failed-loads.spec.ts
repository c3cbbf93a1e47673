import { getDemoAccount } from '../../src/accounts.ts';
import { ApiUser } from '../../src/api-user.ts';
import { TestUser } from '../../src/test-user.ts';
import { interceptOnce, interceptUntilStopped } from '../../src/intercept.ts';
import { expect, test } from '../../src/test.ts';

/** Code and data that fail to load say so, and load once the connection is back. */

test('code of a screen: comes from a newer release, or its download fails with an error and no loop @slow', async ({
  openBrowser,
}) => {
  const { context, page, t } = await TestUser.signIn(await openBrowser(), getDemoAccount(21));
  const edit = page.getByRole('link', { name: t('profile.me.edit') });
  await page.goto('/my-page');
  // The page was opened before a release: it continues with the new files.
  await interceptOnce(page, '**/assets/EditProfilePage-*.js', (route) =>
    route.fulfill({ status: 404, body: 'not found' }),
  );
  await edit.click();
  await expect(page.getByRole('textbox', { name: t('profile.edit.nickname') })).toHaveValue(
    getDemoAccount(21).nickname,
  );

  await page.goto('/my-page');
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

test('tab whose code fails to load: keeps the other tabs, and opens by pressing or once the connection is back @slow', async ({
  openBrowser,
}) => {
  const { context, page, t } = await TestUser.signIn(await openBrowser(), getDemoAccount(21));
  const code = '**/assets/my-page-*.js';
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
  const isPreloading = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/my-page-'));
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

test('failed requests: author, post, comments, settings and Me load after reconnecting @slow', async ({
  openBrowser,
}) => {
  const ann = await ApiUser.register();
  const { id } = await ann.call<{ id: string }>('POST', '/social/api/posts', { text: 'Here again', file_paths: [] });
  await ann.call('POST', `/social/api/posts/${id}/comments`, { text: 'And so am I' });
  const { context, page, t } = await TestUser.signIn(await openBrowser(), getDemoAccount(21));
  const own = { asks: /\/api\/v1\/users\/me$/, comes: getDemoAccount(21).nickname };
  const screens = [
    {
      path: `/guest-page/a${ann.userId.slice(1)}`,
      parts: [{ asks: /\/social\/api\/authors\//, comes: 'Here again' }],
    },
    {
      path: `/posts/${id}`,
      parts: [
        { asks: new RegExp(`/social/api/posts/${id}$`), comes: 'Here again' },
        { asks: /\/social\/api\/posts\/\w+\/comments/, comes: 'And so am I' },
      ],
    },
    { path: '/profile', parts: [own] },
    { path: '/my-page', parts: [own] },
  ];
  const failure = new RegExp(`${t('kit.error.retry')}|${t('social.post.retry')}|${t('social.comment.failed')}`);
  for (const { path, parts } of screens) {
    const stops = await Promise.all(parts.map(({ asks }) => interceptUntilStopped(page, [asks])));
    await page.goto(path);
    for (const [index, { asks, comes }] of parts.entries()) {
      await expect(page.getByRole('button', { name: failure })).toBeVisible();
      await context.setOffline(true);
      await expect(page.getByRole('status').getByText(t('shell.offline.text'))).toBeVisible();
      // The connection is back, and fails once more.
      const failsAgain = page.waitForEvent('requestfailed', (request) => asks.test(request.url()));
      await context.setOffline(false);
      await failsAgain;
      stops[index]!();
      await expect(page.getByRole('main').getByText(comes).first()).toBeVisible();
    }
  }
});

test('post during an outage of the server: does not say that the user is offline, and loads by retrying @slow', async ({
  openBrowser,
}) => {
  const ann = await ApiUser.register();
  const post = { text: 'Back in service', file_paths: [] };
  const { id } = await ann.call<{ id: string }>('POST', '/social/api/posts', post);
  const { page, t } = await TestUser.signIn(await openBrowser(), getDemoAccount(21));
  const stop = await interceptUntilStopped(page, [new RegExp(`/social/api/posts/${id}$`)], (route) =>
    route.fulfill({ status: 503, json: { error: 'api.unavailable' } }),
  );
  await page.goto(`/posts/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByText(t('errors.connection.unavailable'))).toBeVisible();
  await expect(main.getByText(t('social.feed.offline'))).toBeHidden();
  stop();
  await main.getByRole('button', { name: t('social.post.retry') }).click();
  await expect(main.getByText(post.text)).toBeVisible();
});
