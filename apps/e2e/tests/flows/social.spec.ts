import type { Locator, Page } from '@playwright/test';
import { newAccount } from '../../src/accounts.ts';
import { logInAnew } from '../../src/login-dialog.ts';
import { Person } from '../../src/test-user.ts';
import { SITES } from '../../src/site.ts';
import { expect, test } from '../../src/test.ts';
import { wordsOf } from '../../src/translator.ts';

/** Posts (spec §2, §6): what guests may do with them, and what they are asked to log in for. */

interface Post {
  id: string;
}

const api = '/social/api';
const say = wordsOf(SITES[0]!);
const exact = { exact: true };

const post = (by: Person, text: string, more: object = {}): Promise<Post> =>
  by.call<Post>('POST', `${api}/posts`, { text, file_paths: [], ...more });

async function openPost(page: Page, { id }: Post): Promise<void> {
  await page.goto(`/posts/${id}`);
  await expect(page.getByRole('toolbar')).toBeVisible();
}

test('a guest who likes is asked to log in, and likes then', async ({ openBrowser }) => {
  const ann = await Person.signIn(await openBrowser(), await newAccount());
  const open = await post(ann, 'For everybody');
  const page = await (await openBrowser()).newPage();
  await openPost(page, open);
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: say('social.action.like') })
    .click();
  await logInAnew(page);
  await expect(
    page.getByRole('toolbar').getByRole('button', { name: say('social.action.like'), pressed: true }),
  ).toBeVisible();
  // Logging in is no step of going back.
  await page.goBack();
  await expect(page).not.toHaveURL(/posts/);
});

test('a guest past the allowance can still log in after the dialog was closed', async ({ openBrowser }) => {
  const ann = await Person.signIn(await openBrowser(), await newAccount());
  const { id } = await post(ann, 'For whoever logs in');
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
      .getByRole('button', { name: say('shell.guest.log-in') })
      .click();
  }
  await logInAnew(page);
  await expect(page.getByRole('main').getByText('For whoever logs in')).toBeVisible();
});

test('going back closes what is open over a post, and the next time leaves it', async ({ openBrowser }) => {
  const ann = await Person.signIn(await openBrowser(), await newAccount());
  const { page } = ann;
  const mine = await post(ann, 'Mine to change');
  await page.goto('/home/recommend');
  await page.goto(`/posts/${mine.id}`);
  const bar = page.getByRole('toolbar');
  const more = page.getByRole('button', { name: say('social.post.menu'), ...exact });
  const press = (name: string) => page.getByRole('menuitem', { name: say(name) }).click();
  const ways: readonly [() => Promise<void>, Locator][] = [
    [
      () => page.getByRole('button', { name: say('social.action.share'), ...exact }).click(),
      page.getByRole('dialog', { name: say('social.share.title') }),
    ],
    [() => more.click(), page.getByRole('menu')],
    [
      () => more.click().then(() => press('social.post.permissions')),
      page.getByRole('dialog', { name: say('social.post.permissions') }),
    ],
    [() => more.click().then(() => press('social.post.delete')), page.getByRole('alertdialog')],
    [
      () => bar.getByText(say('social.comment.placeholder')).click(),
      page.getByRole('dialog', { name: say('social.comment.write') }),
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
  // What was closed otherwise takes no step.
  const [[open, opened]] = ways as [(typeof ways)[0]];
  await open();
  await expect(opened).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/home\/recommend$/);
});

test('a guest who wants to write to somebody is asked to log in, and writes then', async ({ openBrowser }) => {
  const bo = await Person.signIn(await openBrowser(), await newAccount());
  const { author } = await bo.call<{ author: { id: string } }>('POST', `${api}/posts`, { text: 'Hi', file_paths: [] });
  const page = await (await openBrowser()).newPage();
  await page.goto(`/guest-page/${author.id}`);
  await page.getByRole('button', { name: say('social.author.menu'), ...exact }).click();
  await page.getByRole('menuitem', { name: say('social.author.message'), ...exact }).click();
  await logInAnew(page);
  await expect(page).toHaveURL(/\/room\//);
  await expect(page.getByRole('textbox', { name: say('chat.composer.label') })).toBeVisible();
});

test('who is blocked from their page is not seen any more, until they are let back', async ({ openBrowser }) => {
  const [ann, bo] = [
    await Person.signIn(await openBrowser(), await newAccount()),
    await Person.signIn(await openBrowser(), await newAccount()),
  ];
  const { author } = await bo.call<{ author: { id: string; nickname: string } }>('POST', `${api}/posts`, {
    text: 'Seen until blocked',
    file_paths: [],
  });
  const { page } = ann;
  const choose = async (name: string) => {
    await page.getByRole('button', { name: say('social.author.menu'), ...exact }).click();
    await page.getByRole('menuitem', { name: say(name), ...exact }).click();
  };
  await page.goto(`/guest-page/${author.id}`);
  const posted = page.getByText('Seen until blocked');
  await expect(posted).toBeVisible();
  const follow = say('social.follow.label', { words: say('social.follow.follow'), name: author.nickname });
  await expect(page.getByRole('button', { name: follow, ...exact })).toBeVisible();
  await choose('social.author.block');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('social.author.block'), ...exact })
    .click();
  await expect(posted).toBeHidden();
  // In the place of following, which would come to nothing.
  await expect(page.getByRole('button', { name: follow, ...exact })).toHaveCount(0);
  await page.getByRole('button', { name: say('social.author.unblock'), ...exact }).click();
  await expect(posted).toBeVisible();
  await choose('social.author.report');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: say('social.report.spam') }).check();
  await sheet.getByRole('button', { name: say('social.report.send') }).click();
  await expect(page.getByText(say('social.report.done'))).toBeVisible();
  await choose('social.author.message');
  await expect(page).toHaveURL(/\/room\//);
});

test('on a wide window a comment is written where it will stand', async ({ openBrowser }) => {
  const ann = await Person.signIn(await openBrowser({ device: 'desktop' }), await newAccount());
  const { page } = ann;
  const mine = await post(ann, 'Talk to me');
  await openPost(page, mine);
  const write = page.getByRole('toolbar').getByRole('button', { name: say('social.comment.placeholder') });
  const field = page.getByRole('textbox', { name: say('social.comment.write'), ...exact });
  await write.click();
  await expect(field).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.type('Begun');
  await page.keyboard.press('Escape');
  // What was typed stays, and the keys are where they were.
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Begun' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Begun');
  await field.fill('Well said');
  await page.getByRole('button', { name: say('social.comment.send'), ...exact }).click();
  const said = page.getByRole('article').getByRole('article').filter({ hasText: 'Well said' });
  await expect(said).toBeVisible();
  await expect(write).toBeVisible();
  await said.getByRole('button', { name: say('social.comment.reply'), ...exact }).click();
  await expect(page.getByRole('region').getByRole('textbox')).toBeFocused();
});

test('the first comment, which came while the post was open, is there as soon as it is counted', async ({
  openBrowser,
}) => {
  const ann = await Person.signIn(await openBrowser(), await newAccount());
  const bo = await Person.signIn(await openBrowser(), await newAccount());
  const { page } = ann;
  const own = await post(ann, 'A post that is put right');
  await openPost(page, own);
  await expect(page.getByText(say('social.comment.empty'))).toBeVisible();
  await bo.call('POST', `${api}/posts/${own.id}/comments`, { text: 'I was here first' });
  await page.getByRole('button', { name: say('social.post.menu'), ...exact }).click();
  await page.getByRole('menuitem', { name: say('social.post.edit') }).click();
  await page.getByRole('dialog').getByRole('textbox').first().fill('A post that was put right');
  await page.getByRole('button', { name: say('social.edit.save'), ...exact }).click();
  await expect(page.getByText('I was here first')).toBeVisible();
});
