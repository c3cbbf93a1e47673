import type { Locator, Page } from '@playwright/test';
import { registerTestAccount } from '../../src/accounts.ts';
import { ApiUser } from '../../src/api-user.ts';
import { failNextHttpPost } from '../../src/intercept.ts';
import { registerAndLogInByDialog } from '../../src/login-form.ts';
import { TestUser } from '../../src/test-user.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** Posts (spec §2, §6, §8): actions of guests and the login dialog, comments, blocks and reports. */

interface Post {
  id: string;
}

const api = '/social/api';
const t = createTranslator(TEST_SITES[0]!);
const exact = { exact: true };

const post = (by: Pick<ApiUser, 'call'>, text: string, more: object = {}): Promise<Post> =>
  by.call<Post>('POST', `${api}/posts`, { text, file_paths: [], ...more });

async function openPost(page: Page, { id }: Post): Promise<void> {
  await page.goto(`/posts/${id}`);
  await expect(page.getByRole('toolbar')).toBeVisible();
}

test('like by a guest: opens the login dialog and is applied after login', async ({ openBrowser }) => {
  const ann = await ApiUser.register();
  const open = await post(ann, 'For everybody');
  const page = await (await openBrowser()).newPage();
  await openPost(page, open);
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: t('social.action.like') })
    .click();
  await registerAndLogInByDialog(page);
  await expect(
    page.getByRole('toolbar').getByRole('button', { name: t('social.action.like'), pressed: true }),
  ).toBeVisible();
  // Login leaves no history entry.
  await page.goBack();
  await expect(page).not.toHaveURL(/posts/);
});

test('guest past the limit: can log in after closing the dialog @slow', async ({ openBrowser }) => {
  const ann = await ApiUser.register();
  const { id } = await post(ann, 'For signed-in users');
  const page = await (await openBrowser()).newPage();
  await page.route('**/social/api/guest/**', (route) =>
    route.fulfill({ status: 429, json: { error: 'api.guest_limit', result: null } }),
  );
  for (const path of [`/guest-page/a${ann.userId.slice(1)}`, `/posts/${id}`]) {
    await page.goto(path);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page
      .getByRole('main')
      .getByRole('button', { name: t('shell.guest.log-in') })
      .click();
  }
  await registerAndLogInByDialog(page);
  await expect(page.getByRole('main').getByText('For signed-in users')).toBeVisible();
});

test('back: closes an overlay of a post, then leaves the post @slow', async ({ openBrowser }) => {
  const ann = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const { page } = ann;
  const mine = await post(ann, 'Mine to change');
  await page.goto('/terms');
  await page.goto(`/posts/${mine.id}`);
  const bar = page.getByRole('toolbar');
  const more = page.getByRole('button', { name: t('social.post.menu'), ...exact });
  const press = (name: string) => page.getByRole('menuitem', { name: t(name) }).click();
  const ways: readonly [() => Promise<void>, Locator][] = [
    [
      () => page.getByRole('button', { name: t('social.action.share'), ...exact }).click(),
      page.getByRole('dialog', { name: t('social.share.title') }),
    ],
    [() => more.click(), page.getByRole('menu')],
    [
      () => more.click().then(() => press('social.post.permissions')),
      page.getByRole('dialog', { name: t('social.post.permissions') }),
    ],
    [() => more.click().then(() => press('social.post.delete')), page.getByRole('alertdialog')],
    [
      () => bar.getByText(t('social.comment.placeholder')).click(),
      page.getByRole('dialog', { name: t('social.comment.write') }),
    ],
  ];
  for (const [open, opened] of ways) {
    await open();
    await expect(opened).toBeVisible();
    await page.goBack();
    await expect(opened).toBeHidden();
    await expect(page).toHaveURL(/\/posts\//);
    await expect(bar).toBeVisible();
  }
  // An overlay closed by its button leaves no history entry.
  const [[open, opened]] = ways as [(typeof ways)[0]];
  await open();
  await expect(opened).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/terms$/);
});

test('blocked author: disappears until unblocked; a refused block or report says why and can be sent again @slow', async ({
  openBrowser,
}) => {
  const ann = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const bo = await ApiUser.register();
  const { author } = await bo.call<{ author: { id: string; nickname: string } }>('POST', `${api}/posts`, {
    text: 'Seen until blocked',
    file_paths: [],
  });
  const { page } = ann;
  const choose = async (name: string) => {
    await page.getByRole('button', { name: t('social.author.menu'), ...exact }).click();
    await page.getByRole('menuitem', { name: t(name), ...exact }).click();
  };
  await page.goto(`/guest-page/${author.id}`);
  const posted = page.getByText('Seen until blocked');
  await expect(posted).toBeVisible();
  const follow = t('social.follow.label', { words: t('social.follow.follow'), name: author.nickname });
  await expect(page.getByRole('button', { name: follow, ...exact })).toBeVisible();
  const toast = (id: string) => page.getByRole('status').filter({ hasText: t(id) });
  // A refused block leaves the dialog open.
  const block = page.getByRole('alertdialog').getByRole('button', { name: t('social.author.block'), ...exact });
  await choose('social.author.block');
  await failNextHttpPost(page, '/api/v1/users/blocks', 400, 'api.body.param_invalid.block_id');
  await block.click();
  await expect(toast('errors.contact.add-failed')).toBeVisible();
  await expect(posted).toBeVisible();
  await block.click();
  await expect(posted).toBeHidden();
  // The unblock button replaces the follow button.
  await expect(page.getByRole('button', { name: follow, ...exact })).toHaveCount(0);
  await page.getByRole('button', { name: t('social.author.unblock'), ...exact }).click();
  await expect(posted).toBeVisible();
  await choose('social.author.report');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: t('kit.report.spam') }).check();
  await sheet.getByRole('button', { name: t('kit.report.next') }).click();
  // A refused report stays open.
  await failNextHttpPost(page, '/api/v1/users/report', 400, 'api.body.param_invalid.user_id');
  await sheet.getByRole('button', { name: t('kit.report.send') }).click();
  await expect(toast('errors.report.failed')).toBeVisible();
  await sheet.getByRole('button', { name: t('kit.report.send') }).click();
  await expect(page.getByText(t('kit.report.done-title'))).toBeVisible();
  await sheet.getByRole('button', { name: t('kit.report.close') }).click();
  await page.getByRole('button', { name: t('social.author.message'), ...exact }).click();
  await expect(page).toHaveURL(/\/room\//);
});

test('desktop: a comment is written in place', async ({ openBrowser }) => {
  const ann = await TestUser.signIn(await openBrowser({ device: 'desktop' }), await registerTestAccount());
  const { page } = ann;
  const mine = await post(ann, 'Talk to me');
  await openPost(page, mine);
  const write = page.getByRole('toolbar').getByRole('button', { name: t('social.comment.placeholder') });
  const field = page.getByRole('textbox', { name: t('social.comment.write'), ...exact });
  await write.click();
  await expect(field).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.type('Begun');
  await page.keyboard.press('Escape');
  // The draft stays, and the focus does not move.
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Begun' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Begun');
  await field.fill('Well said');
  await page.getByRole('button', { name: t('social.comment.send'), ...exact }).click();
  const comment = page.getByRole('article').getByRole('article').filter({ hasText: 'Well said' });
  await expect(comment).toBeVisible();
  await expect(write).toBeVisible();
  await comment.getByRole('button', { name: t('social.comment.reply'), ...exact }).click();
  await expect(page.getByRole('region').getByRole('textbox')).toBeFocused();
});

test('post with comments off: says so instead of offering to write one @slow', async ({ openBrowser }) => {
  const ann = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  await openPost(ann.page, await post(await ApiUser.register(), 'Just read', { allow_comment: false }));
  await expect(ann.page.getByText(t('social.comment.closed-bar'))).toBeVisible();
  await expect(ann.page.getByRole('button', { name: t('social.comment.placeholder') })).toHaveCount(0);
});

test('only comment on an open post: shows as soon as it is counted, and leaves with its blocked author @slow', async ({
  openBrowser,
}) => {
  const ann = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const bo = await ApiUser.register();
  const { page } = ann;
  const own = await post(ann, 'A post that is put right');
  await openPost(page, own);
  await expect(page.getByText(t('social.comment.empty'))).toBeVisible();
  await bo.call('POST', `${api}/posts/${own.id}/comments`, { text: 'I was here first' });
  await page.getByRole('button', { name: t('social.post.menu'), ...exact }).click();
  await page.getByRole('menuitem', { name: t('social.post.edit') }).click();
  await page.getByRole('dialog').getByRole('textbox').first().fill('A post that was put right');
  await page.getByRole('button', { name: t('social.edit.save'), ...exact }).click();
  await expect(page.getByText('I was here first')).toBeVisible();

  const comment = page.getByRole('article').getByRole('article');
  await comment.getByRole('button', { name: t('social.comment.menu', { name: bo.nickname }), ...exact }).click();
  await page.getByRole('menuitem', { name: t('social.post.block', { name: bo.nickname }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('kit.block.confirm'), ...exact })
    .click();
  await expect(page.getByText(t('social.comment.empty'))).toBeVisible();
});

test('open post: shows likes and comments of another tab at once, and of others when its reader returns @slow', async ({
  openBrowser,
}) => {
  const ann = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  const { page } = ann;
  const open = await post(ann, 'Watched from two tabs');
  await openPost(page, open);
  const other = await ann.context.newPage();
  await openPost(other, open);
  const like = (of: Page) => of.getByRole('toolbar').getByRole('button', { name: t('social.action.like') });
  await like(other).click();
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
  await other
    .getByRole('toolbar')
    .getByRole('button', { name: t('social.comment.placeholder') })
    .click();
  await other.getByRole('textbox', { name: t('social.comment.write'), ...exact }).fill('From the other tab');
  await other.getByRole('button', { name: t('social.comment.send'), ...exact }).click();
  await expect(page.getByText('From the other tab')).toBeVisible();
  await other.close();

  const bob = await ApiUser.register();
  await bob.call('PUT', `${api}/posts/${open.id}/like`);
  await bob.call('POST', `${api}/posts/${open.id}/comments`, { text: 'From a stranger' });
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByText('From a stranger')).toBeVisible();
  await expect(like(page)).toHaveText('2');
});
