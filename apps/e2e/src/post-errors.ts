import type { Page } from '@playwright/test';
import {
  createPostMarkedByViewer,
  createPrivatePost,
  createPublicPost,
  createPostWithVerdict,
  expectAuthorFollowed,
  expectPostButtonPressed,
  mockFollowError,
  getAuthorPath,
  followAuthorAndGetPath,
  getLeaverPostPath,
  pressPostButtonAfterDeletion,
  pressFollowAfter,
  publishTestPost,
  reportJustRejectedPost,
  requestUnknownAuthor,
  writeTestComment,
  type PostErrorScenario,
} from './post-error-steps.ts';
import type { Translate } from './translator.ts';

/** Selectors by the way an error is shown. */
export const ERROR_DISPLAY_SELECTORS = {
  toast: '[role=status]',
  page: '[role=alert]',
  list: 'main',
  field: '[aria-live=polite]',
  dialog: '[role=alertdialog]',
};

export interface PostErrorCase {
  code: string;
  /** Message id and its values. */
  messageId: string;
  values?: Record<string, string>;
  shownAs: keyof typeof ERROR_DISPLAY_SELECTORS;
  /** Runs as a guest instead of the viewer. */
  isGuest?: true;
  /** Prepares the error; returns the path to open. */
  setUp: (scenario: PostErrorScenario) => string | Promise<string>;
  /** Triggers the error; without it, opening the path does. */
  act?: (page: Page, t: Translate, scenario: PostErrorScenario) => Promise<void>;
  /** Expects that the optimistic update is rolled back. */
  expectRolledBack?: (page: Page, t: Translate) => Promise<void>;
}

const DATA_NOT_EXIST = 'api.post.data_not_exist';
const VIDEO_MISSING = 'errors.post.video-missing';
const NO_PERMISSION = 'errors.post.no-permission';

/** All social rows of spec §8, in test order. */
export const POST_ERROR_CASES: readonly PostErrorCase[] = [
  // Posts without access
  { code: DATA_NOT_EXIST, messageId: 'errors.post.missing', shownAs: 'page', setUp: () => '/posts/p1' },
  { code: DATA_NOT_EXIST, messageId: 'errors.post.missing', shownAs: 'page', setUp: () => '/posts/p1', isGuest: true },
  { code: 'api.post.view_permission_not_allowed', messageId: NO_PERMISSION, shownAs: 'page', setUp: createPrivatePost },
  {
    code: 'api.post.view_permission_not_allowed',
    messageId: NO_PERMISSION,
    shownAs: 'page',
    setUp: createPrivatePost,
    isGuest: true,
  },
  { code: 'api.post.audit_auditing', messageId: NO_PERMISSION, shownAs: 'page', setUp: createPostWithVerdict('hold') },
  {
    code: 'api.post.audit_rejected',
    messageId: NO_PERMISSION,
    shownAs: 'page',
    setUp: createPostWithVerdict('reject'),
  },
  {
    code: 'api.post.audit_rejected',
    messageId: NO_PERMISSION,
    shownAs: 'page',
    setUp: createPostWithVerdict('reject'),
    isGuest: true,
  },
  {
    code: 'api.post.audit_rejected',
    messageId: 'errors.post.review-failed',
    shownAs: 'toast',
    setUp: createPublicPost,
    act: reportJustRejectedPost,
  },

  // Posts deleted while they are open
  {
    code: DATA_NOT_EXIST,
    messageId: VIDEO_MISSING,
    shownAs: 'toast',
    setUp: createPublicPost,
    act: pressPostButtonAfterDeletion('like'),
    expectRolledBack: expectPostButtonPressed('like', false),
  },
  {
    code: DATA_NOT_EXIST,
    messageId: VIDEO_MISSING,
    shownAs: 'toast',
    setUp: createPublicPost,
    act: pressPostButtonAfterDeletion('collect'),
    expectRolledBack: expectPostButtonPressed('collect', false),
  },
  {
    code: DATA_NOT_EXIST,
    messageId: VIDEO_MISSING,
    shownAs: 'toast',
    setUp: createPostMarkedByViewer('like'),
    act: pressPostButtonAfterDeletion('like'),
    expectRolledBack: expectPostButtonPressed('like', true),
  },
  {
    code: DATA_NOT_EXIST,
    messageId: VIDEO_MISSING,
    shownAs: 'toast',
    setUp: createPostMarkedByViewer('collect'),
    act: pressPostButtonAfterDeletion('collect'),
    expectRolledBack: expectPostButtonPressed('collect', true),
  },

  // Written texts
  {
    code: 'api.comment.has_hyperlink',
    messageId: 'errors.text.hyperlink',
    shownAs: 'field',
    setUp: createPublicPost,
    act: writeTestComment('Look at www.example.com'),
  },
  {
    code: 'api.author.not_allow_comment',
    messageId: 'errors.comment.not-allowed',
    shownAs: 'field',
    setUp: createPublicPost,
    act: writeTestComment(undefined, ({ author, authorIds }) =>
      author.call('PUT', `/social/api/authors/${authorIds.author}/permissions/comment`, { allow_comment: false }),
    ),
  },
  {
    code: 'api.body.has_banned_word.content',
    messageId: 'errors.text.banned-word',
    values: { word: 'casino' },
    shownAs: 'dialog',
    setUp: () => '/publish',
    act: publishTestPost('Boats at the casino'),
  },

  // Authors
  {
    code: 'api.privacy.like_post_list',
    messageId: 'social.author.private-liked',
    shownAs: 'list',
    async setUp({ author, authorIds }) {
      const id = authorIds.author;
      await author.call('PUT', `/social/api/authors/${id}/permissions/liked-posts`, { is_private: true });
      return `/guest-page/${id}?tab=liked`;
    },
  },
  {
    code: DATA_NOT_EXIST,
    messageId: 'errors.author.deleted',
    shownAs: 'toast',
    setUp: getAuthorPath('author'),
    act: pressFollowAfter(requestUnknownAuthor('follow')),
    expectRolledBack: expectAuthorFollowed(false),
  },
  {
    code: 'api.unknown',
    messageId: 'errors.author.follow-failed',
    shownAs: 'toast',
    setUp: getAuthorPath('author'),
    act: pressFollowAfter(mockFollowError('follow')),
    expectRolledBack: expectAuthorFollowed(false),
  },
  {
    code: DATA_NOT_EXIST,
    messageId: 'errors.author.deleted',
    shownAs: 'toast',
    setUp: followAuthorAndGetPath,
    act: pressFollowAfter(requestUnknownAuthor('unfollow')),
    expectRolledBack: expectAuthorFollowed(true),
  },
  {
    code: 'api.unknown',
    messageId: 'errors.author.unfollow-failed',
    shownAs: 'toast',
    setUp: followAuthorAndGetPath,
    act: pressFollowAfter(mockFollowError('unfollow')),
    expectRolledBack: expectAuthorFollowed(true),
  },
  {
    code: 'api.forbidden',
    messageId: 'errors.general.no-permission',
    shownAs: 'toast',
    setUp: getAuthorPath('leaver'),
    act: pressFollowAfter(({ leaver, viewer }) =>
      leaver.call('POST', '/api/v1/users/blocks', { block_id: viewer.userId }),
    ),
  },
  {
    code: 'api.post.view_permission_not_allowed',
    messageId: NO_PERMISSION,
    shownAs: 'list',
    setUp: getAuthorPath('leaver'),
  },
  {
    code: 'api.author.data_is_deleted',
    messageId: 'errors.author.deleted',
    shownAs: 'toast',
    async setUp(scenario) {
      await scenario.leaver.call('DELETE', `/api/v1/users/blocks/${scenario.viewer.userId}`);
      return getAuthorPath('leaver')(scenario);
    },
    act: pressFollowAfter(({ leaver, leaverAccount }) =>
      leaver.call('DELETE', '/api/v1/users/me', { password: leaverAccount.password }),
    ),
  },
  {
    code: 'api.author.data_is_deleted',
    messageId: 'errors.author.deleted',
    shownAs: 'page',
    setUp: getAuthorPath('leaver'),
  },
  { code: 'api.author.data_is_deleted', messageId: 'errors.post.deleted', shownAs: 'page', setUp: getLeaverPostPath },
  {
    code: 'api.author.data_is_deleted',
    messageId: 'errors.post.deleted',
    shownAs: 'page',
    setUp: getLeaverPostPath,
    isGuest: true,
  },
];
