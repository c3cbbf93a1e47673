import type { Page, Request } from '@playwright/test';
import type { TestAccount } from './accounts.ts';
import type { TestUser } from './test-user.ts';
import { interceptOnce } from './intercept.ts';
import type { ServerProcess } from './server-process.ts';
import type { Translate } from './translator.ts';

/** The users and the server of the tests of spec §8's rows for posts, comments and authors. */
export interface PostErrorScenario {
  server: ServerProcess;
  author: TestUser;
  /** The user whose account is deleted at the end. */
  leaver: TestUser;
  leaverAccount: TestAccount;
  /** The user who sees the errors. */
  viewer: TestUser;
  authorIds: { author: string; leaver: string };
  /** A post of the leaver. */
  leaverPostId: string;
}

const EVERYONE = 1;
const SELF = 4;
const exact = { exact: true };

const createPost = async ({ author }: PostErrorScenario, more: object = {}): Promise<string> =>
  (await author.call<{ id: string }>('POST', '/social/api/posts', { text: 'Boats at noon', file_paths: [], ...more }))
    .id;

/** Creates a post with a review verdict. */
export const createPostWithVerdict = (verdict: 'hold' | 'reject') => async (scenario: PostErrorScenario) => {
  const id = await createPost(scenario);
  await scenario.server.runOperator('posts', verdict, id, '--reason', 'reported');
  return `/posts/${id}`;
};
export const createPrivatePost = async (scenario: PostErrorScenario) =>
  `/posts/${await createPost(scenario, { privacy: SELF })}`;
export const createPublicPost = async (scenario: PostErrorScenario) => `/posts/${await createPost(scenario)}`;
export const getLeaverPostPath = (scenario: PostErrorScenario) => `/posts/${scenario.leaverPostId}`;
/** Creates a post that the viewer has liked or collected. */
export const createPostMarkedByViewer = (action: 'like' | 'collect') => async (scenario: PostErrorScenario) => {
  const id = await createPost(scenario, { privacy: EVERYONE });
  await scenario.viewer.call('PUT', `/social/api/posts/${id}/${action}`);
  return `/posts/${id}`;
};

const getPostId = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1)!;
const getToolbarButton = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name });
const ACTION_LABELS = { like: 'social.action.like', collect: 'social.action.collect' };

/** Deletes the open post, then presses the button. */
export const pressPostButtonAfterDeletion =
  (action: 'like' | 'collect') =>
  async (page: Page, t: Translate, { author }: PostErrorScenario) => {
    await getToolbarButton(page, t(ACTION_LABELS[action])).waitFor();
    await author.call('DELETE', `/social/api/posts/${getPostId(page)}`);
    await getToolbarButton(page, t(ACTION_LABELS[action])).click();
  };
export const expectPostButtonPressed = (action: 'like' | 'collect', pressed: boolean) => (page: Page, t: Translate) =>
  page
    .getByRole('toolbar')
    .getByRole('button', { name: t(ACTION_LABELS[action]), pressed })
    .waitFor();

const isPost = (request: Request) => request.method() === 'POST';

/** Writes a comment; `sentText` overrides the text, because the form rejects it. */
export const writeTestComment =
  (sentText?: string, meanwhile?: (scenario: PostErrorScenario) => Promise<unknown>) =>
  async (page: Page, t: Translate, scenario: PostErrorScenario) => {
    await getToolbarButton(page, t('social.comment.placeholder')).click();
    await meanwhile?.(scenario);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Which harbour is it?');
    if (sentText !== undefined) {
      const postData = JSON.stringify({ text: sentText });
      await interceptOnce(page, '**/comments', (route) => route.continue({ postData }), isPost);
    }
    await dialog.getByRole('button', { name: t('social.comment.send'), ...exact }).click();
  };

const chooseMenuItem = async (page: Page, t: Translate, item: string): Promise<void> => {
  await page.getByRole('button', { name: t('social.post.menu'), ...exact }).click();
  await page.getByRole('menuitem', { name: t(item) }).click();
};
export const reportJustRejectedPost = async (
  page: Page,
  t: Translate,
  { server }: PostErrorScenario,
): Promise<void> => {
  await chooseMenuItem(page, t, 'social.post.report');
  await server.runOperator('posts', 'reject', getPostId(page), '--reason', 'reported');
  await page.getByRole('radio', { name: t('kit.report.spam') }).check();
  await page.getByRole('button', { name: t('kit.report.next') }).click();
  await page.getByRole('button', { name: t('kit.report.send') }).click();
};

export const publishTestPost = (text: string) => async (page: Page, t: Translate) => {
  await page.getByRole('textbox', { name: t('social.publish.text') }).fill(text);
  await page.getByRole('button', { name: t('social.publish.submit'), ...exact }).click();
};

export const getAuthorPath = (who: 'author' | 'leaver') => (scenario: PostErrorScenario) =>
  `/guest-page/${scenario.authorIds[who]}`;
const FOLLOW_LABELS = ['social.follow.follow', 'social.follow.following'];
const getFollowButton = (page: Page, t: Translate) =>
  page.getByRole('button', { name: new RegExp(`^(${FOLLOW_LABELS.map((id) => t(id)).join('|')})[:：]`) });
export const pressFollowAfter =
  (meanwhile: (scenario: PostErrorScenario, page: Page) => Promise<unknown>) =>
  async (page: Page, t: Translate, scenario: PostErrorScenario) => {
    await getFollowButton(page, t).waitFor();
    await meanwhile(scenario, page);
    await getFollowButton(page, t).click();
  };
/** Sends an unknown author's id, which no page of ours links to. */
export const requestUnknownAuthor = (action: 'follow' | 'unfollow') => (_scenario: PostErrorScenario, page: Page) =>
  interceptOnce(page, `**/${action}`, (route, request) => route.continue({ url: request.url().replace(/a\d+/, 'a1') }));
/** Only a broken server sends this error, so the test mocks it. */
export const mockFollowError = (action: 'follow' | 'unfollow') => (_scenario: PostErrorScenario, page: Page) =>
  interceptOnce(page, `**/${action}`, (route) =>
    route.fulfill({ status: 500, json: { error: 'api.unknown', result: null } }),
  );
export const followAuthorAndGetPath = async (scenario: PostErrorScenario) => {
  await scenario.viewer.call('PUT', `/social/api/authors/${scenario.authorIds.author}/follow`);
  return getAuthorPath('author')(scenario);
};
export const expectAuthorFollowed = (is: boolean) => (page: Page, t: Translate) =>
  getFollowButton(page, t)
    .and(page.getByRole('button', { pressed: is }))
    .waitFor();
