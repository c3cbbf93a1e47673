import { registerTestAccount } from '../../src/accounts.ts';
import { ApiUser } from '../../src/api-user.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { TestUser } from '../../src/test-user.ts';
import { registerAndLogInByDialog } from '../../src/login-form.ts';
import { interceptUntilStopped } from '../../src/intercept.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** The page of a user (spec §2): one for everybody, from everywhere. */

const t = createTranslator(TEST_SITES[0]!);
const exact = { exact: true };

test('user page: opens from a room, adds a friend, shows the account ID and groups in common, and is shared as a card @slow', async ({
  openBrowser,
}) => {
  const bob = await ApiUser.register();
  const ann = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const cho = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  for (const friend of [ann, bob]) await cho.call('POST', '/api/v1/users/contacts', { contact: friend.userId });
  const { group } = await cho.call<{ group: { id: string } }>('POST', '/api/v1/groups', {
    cid: `page-${cho.userId}`,
    display_name: 'Bakers',
    member_ids: [ann.userId, bob.userId],
  });
  await bob.write(group.id, 'Bread?');

  const { page } = ann;
  await ann.openRoom(group.id);
  await ann.log.getByRole('button', { name: t('chat.room.open-profile', { name: bob.nickname }) }).click();
  await expect(page.getByRole('heading', { level: 1, name: bob.nickname }).last()).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).not.toContainText(t('social.author.account-id'));
  await page.getByRole('button', { name: t('social.author.add'), ...exact }).click();
  await expect(page.getByText(t('social.author.added', { name: bob.nickname }))).toBeVisible();
  await expect(page.getByRole('button', { name: t('social.author.add'), ...exact })).toHaveCount(0);
  // The account ID of a friend; the registration uses the nickname for both.
  await expect(main).toContainText(`${t('social.author.account-id')} ${bob.nickname}`);

  await main.getByRole('button', { name: t('social.author.mutual', { count: '1' }) }).click();
  const common = page.getByRole('dialog', { name: t('groups.mutual.title') });
  await expect(common.getByRole('link', { name: 'Bakers' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(common).toBeHidden();

  await page.getByRole('button', { name: t('social.action.share'), ...exact }).click();
  const share = page.getByRole('dialog', { name: t('social.share.title') });
  await share
    .getByRole('button', { name: t('social.share.to', { words: t('social.share.send'), name: 'Bakers' }) })
    .click();
  await expect(
    share.getByRole('button', { name: t('social.share.to', { words: t('social.share.sent'), name: 'Bakers' }) }),
  ).toBeVisible();

  // The card opens the person, for everybody in the room.
  await cho.openRoom(group.id);
  await cho.log.getByRole('link', { name: bob.nickname }).click();
  await expect(cho.page.getByRole('heading', { level: 1, name: bob.nickname }).last()).toBeVisible();
});

test('user page: a guest sees the person, but neither account ID nor groups, and logs in to write to them @slow', async ({
  openBrowser,
}) => {
  const bob = await ApiUser.register();
  const page = await (await openBrowser()).newPage();
  await page.goto(`/guest-page/a${bob.userId.slice(1)}`);
  await expect(page.getByRole('heading', { level: 1, name: bob.nickname }).last()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(t('social.author.account-id'));
  await expect(page.getByRole('button', { name: t('social.author.add'), ...exact })).toHaveCount(0);
  await page.getByRole('button', { name: t('social.author.menu'), ...exact }).click();
  await expect(page.getByRole('menuitem').last()).toHaveText(t('social.author.block'));
  await page.getByRole('menuitem', { name: t('social.author.remark'), ...exact }).click();
  const login = page.getByRole('dialog');
  await expect(login).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await page.getByRole('button', { name: t('social.author.message'), ...exact }).click();
  await registerAndLogInByDialog(page);
  await expect(page).toHaveURL(/\/room\//);
  await expect(page.getByRole('textbox', { name: t('chat.composer.label') })).toBeVisible();
});

test('own page: shows the account ID and the QR code, and closing the code returns to the page @slow', async ({
  openBrowser,
}) => {
  const account = await registerTestAccount();
  const { page, userId } = await TestUser.signIn(await openBrowser(), account);
  const button = (id: string) => page.getByRole('button', { name: t(id), ...exact });
  await page.goto('/my-page');
  await page.getByRole('link', { name: t('social.author.all-posts', { shown: '0' }) }).click();
  const heading = page.getByRole('heading', { level: 1, name: account.nickname });
  await expect(heading.last()).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`${t('social.author.account-id')} ${account.nickname}`);
  // A user cannot add or write to themselves.
  await expect(button('social.author.settings')).toBeVisible();
  for (const id of ['social.author.add', 'social.author.message', 'social.author.menu'])
    await expect(button(id)).toHaveCount(0);

  await button('social.author.qr').click();
  const sheet = page.getByRole('dialog', { name: t('contacts.qr.title') });
  await expect(sheet.getByRole('img', { name: t('contacts.qr.code') })).toBeVisible();
  await sheet.getByRole('button', { name: t('kit.sheet.close') }).click();
  await expect(page).toHaveURL(new RegExp(`/guest-page/a${userId.slice(1)}$`));
  await expect(heading.last()).toBeVisible();
});

const GROUPS = '**/api/v1/users/u*/groups';
const POSTS = '**/social/api/authors/*/posts*';

test('user page: what does not load says so once and loads with one press; the remark form keeps its height @slow', async ({
  openBrowser,
}) => {
  const bob = await ApiUser.register();
  const { page } = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const failing = ['**/api/v1/users/u*', GROUPS];
  const stopDetails = await interceptUntilStopped(page, failing);
  await page.goto(`/guest-page/a${bob.userId.slice(1)}`);
  const retries = page.getByRole('main').getByRole('button', { name: new RegExp(t('kit.error.retry')) });
  await expect(retries).toHaveCount(1);
  stopDetails();
  await retries.click();
  await expect(retries).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('social.author.add'), ...exact })).toBeVisible();

  // The posts fail, too: their button loads everything.
  const stopAll = await interceptUntilStopped(page, [...failing, POSTS]);
  await page.reload();
  await expect(page.getByText(t('errors.connection.failed'))).toBeVisible();
  await expect(retries).toHaveCount(1);
  stopAll();
  await retries.click();
  await expect(page.getByText(t('social.author.no-posts'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('social.author.add'), ...exact })).toBeVisible();

  // The remark form keeps its height while it closes.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: t('social.author.menu'), ...exact }).click();
  await page.getByRole('menuitem', { name: t('social.author.remark'), ...exact }).click();
  const sheet = page.getByRole('dialog', { name: t('profile.remark.title') });
  await expect(sheet.getByRole('textbox').last()).toBeVisible();
  const dialog = page.locator('dialog[open]');
  const [before, after] = await dialog.evaluate(async (element, name) => {
    const open = element.clientHeight;
    element.querySelector<HTMLElement>(`[aria-label="${name}"]`)!.click();
    await new Promise(requestAnimationFrame);
    return [open, element.clientHeight];
  }, t('kit.sheet.close'));
  expect(after).toBe(before);
});

interface Shift {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

/** What loads last, its request, and the path of a request that is answered before. */
const PARTS = [
  ['description', '**/api/v1/users/memo/*', '/posts'],
  ['groups in common', GROUPS, '/posts'],
  ['counts', '**/social/api/authors/*/counts', '/groups'],
  ['posts', POSTS, '/groups'],
] as const;

test('user page: nothing moves, whichever part loads last @slow', async ({ openBrowser }) => {
  const ann = await TestUser.signIn(await openBrowser({ device: 'phone' }), await registerTestAccount());
  const { page } = ann;
  // One friend for each part, so that nothing of a page is stored before.
  const friends = await Promise.all(PARTS.map(() => ApiUser.register()));
  for (const [index, { userId }] of friends.entries()) {
    await ann.call('POST', '/api/v1/users/contacts', { contact: userId });
    await ann.call('PUT', `/api/v1/users/nicknames/${userId}`, { nickname: `Baker ${index}` });
    await ann.call('POST', `/api/v1/users/memo/${userId}`, { memo: `Closed on day ${index}` });
  }
  await ann.call('POST', '/api/v1/groups', {
    cid: `s-${ann.userId}`,
    display_name: 'Ovens',
    member_ids: friends.map(({ userId }) => userId),
  });
  await Promise.all(friends.map((friend) => friend.call('POST', '/social/api/posts', { text: 'Rye', file_paths: [] })));
  // The first page on a device does not know the remarks yet.
  await page.goto('/friends');
  for (const index of friends.keys()) await expect(page.getByText(`Baker ${index}`)).toBeVisible();
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as unknown as { sources: Shift[] }[])
        for (const { node, previousRect: before, currentRect: after } of sources)
          shifts.push(`${node?.textContent}: ${before.x} ${before.y} → ${after.x} ${after.y}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [index, [part, held, earlier]] of PARTS.entries())
    await test.step(part, async () => {
      const release = Promise.withResolvers<void>();
      await page.route(held, async (route) => {
        await release.promise;
        await route.continue();
      });
      const loaded = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith(earlier));
      const waiting = page.waitForRequest(held);
      await page.goto(`/guest-page/a${friends[index]!.userId.slice(1)}`);
      await Promise.all([loaded, waiting]);
      release.resolve();
      for (const text of [`Closed on day ${index}`, 'Ovens', 'Rye']) await expect(page.getByText(text)).toBeVisible();
      expect(await page.evaluate('shifts')).toEqual([]);
    });
});
