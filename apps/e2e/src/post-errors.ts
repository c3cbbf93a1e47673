import type { Page } from '@playwright/test';
import type { ApiUser } from './api-user.ts';
import type { TestUser } from './test-user.ts';
import type { Translate } from './translator.ts';

/** Selectors by the way an error is shown. */
export const ERROR_DISPLAY_SELECTORS = {
  toast: '[role=status]',
  page: '[role=alert]',
  list: 'main',
  field: '[aria-live=polite]',
};

/** The users of the tests of spec §8's rows for posts, comments and authors. */
interface PostErrorScenario {
  author: ApiUser;
  /** The user who blocks the viewer, and whose account is deleted at the end. */
  leaver: ApiUser;
  /** The user who sees the errors. */
  viewer: TestUser;
}

interface PostErrorCase {
  code: string;
  messageId: string;
  shownAs: keyof typeof ERROR_DISPLAY_SELECTORS;
  /** Runs as a guest instead of the viewer. */
  isGuest?: true;
  /** Prepares the error; returns the path to open. */
  setUp: (scenario: PostErrorScenario) => string | Promise<string>;
  /** Triggers the error; without it, opening the path does. */
  act?: (page: Page, t: Translate, scenario: PostErrorScenario) => Promise<void>;
  /** Waits until the optimistic update is rolled back. */
  waitUntilRolledBack?: (page: Page, t: Translate) => Promise<void>;
}

const SELF = 4;

const createPost = async ({ author }: PostErrorScenario, more: object = {}): Promise<string> => {
  const post = { text: 'Boats at noon', file_paths: [], ...more };
  return `/posts/${(await author.call<{ id: string }>('POST', '/social/api/posts', post)).id}`;
};
const toAuthorId = ({ userId }: ApiUser): string => `a${userId.slice(1)}`;
const getLeaverPath = ({ leaver }: PostErrorScenario): string => `/guest-page/${toAuthorId(leaver)}`;
const getToolbarButton = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name });

/** All ways in which errors of posts, comments and authors are shown, in test order. */
export const POST_ERROR_CASES: readonly PostErrorCase[] = [
  {
    code: 'api.post.data_not_exist',
    messageId: 'errors.post.missing',
    shownAs: 'page',
    setUp: () => '/posts/p1',
    isGuest: true,
  },
  // An id that no post or author can have is like one that none has.
  { code: 'api.body.param_invalid.id', messageId: 'errors.post.missing', shownAs: 'page', setUp: () => '/posts/a' },
  {
    code: 'api.body.param_invalid.id',
    messageId: 'errors.general.gone',
    shownAs: 'page',
    setUp: () => '/guest-page/a',
  },
  {
    code: 'api.post.view_permission_not_allowed',
    messageId: 'errors.post.no-permission',
    shownAs: 'page',
    setUp: (scenario) => createPost(scenario, { privacy: SELF }),
  },
  {
    code: 'api.post.data_not_exist',
    messageId: 'errors.post.video-missing',
    shownAs: 'toast',
    setUp: (scenario) => createPost(scenario),
    async act(page, t, { author }) {
      const like = getToolbarButton(page, t('social.action.like'));
      await like.waitFor();
      await author.call('DELETE', `/social/api${new URL(page.url()).pathname}`);
      await like.click();
    },
    waitUntilRolledBack: (page, t) =>
      page
        .getByRole('toolbar')
        .getByRole('button', { name: t('social.action.like'), pressed: false })
        .waitFor(),
  },
  {
    code: 'api.author.not_allow_comment',
    messageId: 'errors.comment.not-allowed',
    shownAs: 'field',
    setUp: (scenario) => createPost(scenario),
    async act(page, t, { author }) {
      await getToolbarButton(page, t('social.comment.placeholder')).click();
      const permission = `/social/api/authors/${toAuthorId(author)}/permissions/comment`;
      await author.call('PUT', permission, { allow_comment: false });
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill('Which harbour is it?');
      await dialog.getByRole('button', { name: t('social.comment.send'), exact: true }).click();
    },
  },
  {
    code: 'api.privacy.like_post_list',
    messageId: 'social.author.private-liked',
    shownAs: 'list',
    async setUp({ author }) {
      const id = toAuthorId(author);
      await author.call('PUT', `/social/api/authors/${id}/permissions/liked-posts`, { is_private: true });
      return `/guest-page/${id}?tab=liked`;
    },
  },
  {
    code: 'api.forbidden',
    messageId: 'errors.general.no-permission',
    shownAs: 'toast',
    setUp: getLeaverPath,
    async act(page, t, { leaver, viewer }) {
      const follow = page.getByRole('button', { name: new RegExp(`^${t('social.follow.follow')}[:：]`) });
      await follow.waitFor();
      await leaver.call('POST', '/api/v1/users/blocks', { block_id: viewer.userId });
      await follow.click();
    },
    waitUntilRolledBack: (page, t) =>
      page.getByRole('button', { name: new RegExp(`^${t('social.follow.follow')}[:：]`), pressed: false }).waitFor(),
  },
  {
    code: 'api.post.view_permission_not_allowed',
    messageId: 'errors.post.no-permission',
    shownAs: 'list',
    setUp: getLeaverPath,
  },
  {
    code: 'api.author.data_is_deleted',
    messageId: 'errors.author.deleted',
    shownAs: 'page',
    async setUp(scenario) {
      const { leaver, viewer } = scenario;
      await leaver.call('DELETE', `/api/v1/users/blocks/${viewer.userId}`);
      await leaver.call('DELETE', '/api/v1/users/me', { password: leaver.account.password });
      return getLeaverPath(scenario);
    },
  },
];
