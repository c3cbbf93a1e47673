import { randomUUID } from 'node:crypto';
import { createCallerOnlyTestGroup } from './chat-rows.ts';
import {
  buildExpectedAnswers,
  buildExpectedAnyPostAnswers,
  buildExpectedAuthorAnswers,
  EXPECTED_FORBIDDEN_ERROR_CODE,
  buildExpectedGuestPostAnswers,
  EXPECTED_POST_VIEW_FORBIDDEN_ERROR_CODE,
  EXPECTED_SUCCESS,
  buildExpectedPostAnswers,
  type AccessTestExpectation,
  type AccessTestRows,
} from './row.ts';

const LOG_IN = 'api.guest_limit';
/** A block hides an author's posts from both sides. */
const PARTED = { blocker: EXPECTED_POST_VIEW_FORBIDDEN_ERROR_CODE, blocked: EXPECTED_POST_VIEW_FORBIDDEN_ERROR_CODE };
const REFUSED = {
  owner: EXPECTED_FORBIDDEN_ERROR_CODE,
  blocker: EXPECTED_FORBIDDEN_ERROR_CODE,
  blocked: EXPECTED_FORBIDDEN_ERROR_CODE,
};
/** The callers who find a post and its comments, by target. */
const POSTS = {
  everyone: ['owner', 'admin', 'member', 'cleared', 'removed', 'invited', 'stranger'],
  followers: ['owner', 'admin', 'member'],
  mutual: ['owner', 'admin'],
  self: ['owner'],
} as const;
const share: AccessTestExpectation['send'] = async (scene, caller) => ({
  body: { group_ids: [await createCallerOnlyTestGroup(scene, caller)], cid: randomUUID() },
});
const says = (body: object) => () => ({ body });

export const SOCIAL_ACCESS_TEST_ROWS: AccessTestRows<'social'> = {
  // Feeds differ by caller; their own tests check which posts they leave out.
  listRecommended: { answers: buildExpectedAnswers(EXPECTED_SUCCESS) },
  listFollowed: {
    answers: buildExpectedAnswers(EXPECTED_SUCCESS),
    shows: { followers: ['admin', 'member'], mutual: ['admin'] },
  },
  createPost: { answers: buildExpectedAnswers(EXPECTED_SUCCESS), send: says({ text: 'mine', file_paths: [] }) },
  checkPostContent: { answers: buildExpectedAnswers(EXPECTED_SUCCESS), send: says({ text: 'fine' }) },
  getPostUploadInfo: {
    answers: buildExpectedAnswers(EXPECTED_SUCCESS),
    send: () => ({ query: 'kind=image&extension=png' }),
  },

  getAuthor: { answers: buildExpectedAuthorAnswers(EXPECTED_SUCCESS) },
  getAuthorCounts: { answers: buildExpectedAuthorAnswers(EXPECTED_SUCCESS) },
  listAuthorPosts: { answers: buildExpectedAuthorAnswers(EXPECTED_SUCCESS, PARTED), shows: POSTS },
  listCollectedPosts: {
    answers: buildExpectedAuthorAnswers('api.privacy.collect_post_list', { owner: EXPECTED_SUCCESS, ...PARTED }),
  },
  listLikedPosts: {
    answers: buildExpectedAuthorAnswers('api.privacy.like_post_list', { owner: EXPECTED_SUCCESS, ...PARTED }),
  },
  listFollowings: {
    answers: buildExpectedAuthorAnswers(EXPECTED_SUCCESS, {
      blocker: EXPECTED_FORBIDDEN_ERROR_CODE,
      blocked: EXPECTED_FORBIDDEN_ERROR_CODE,
    }),
  },
  listFollowers: {
    answers: buildExpectedAuthorAnswers(EXPECTED_SUCCESS, {
      blocker: EXPECTED_FORBIDDEN_ERROR_CODE,
      blocked: EXPECTED_FORBIDDEN_ERROR_CODE,
    }),
  },
  followAuthor: { answers: buildExpectedAuthorAnswers(EXPECTED_SUCCESS, REFUSED) },
  unfollowAuthor: { answers: buildExpectedAuthorAnswers(EXPECTED_SUCCESS, { owner: EXPECTED_FORBIDDEN_ERROR_CODE }) },
  shareAuthor: { answers: buildExpectedAuthorAnswers(EXPECTED_SUCCESS), send: share },
  setAuthorCommentPermission: {
    answers: buildExpectedAuthorAnswers(EXPECTED_FORBIDDEN_ERROR_CODE, { owner: EXPECTED_SUCCESS }),
    send: says({ allow_comment: true }),
  },
  setCollectsPrivacy: {
    answers: buildExpectedAuthorAnswers(EXPECTED_FORBIDDEN_ERROR_CODE, { owner: EXPECTED_SUCCESS }),
    send: says({ is_private: true }),
  },
  setLikesPrivacy: {
    answers: buildExpectedAuthorAnswers(EXPECTED_FORBIDDEN_ERROR_CODE, { owner: EXPECTED_SUCCESS }),
    send: says({ is_private: true }),
  },

  getPost: { answers: buildExpectedPostAnswers(EXPECTED_SUCCESS), shows: POSTS },
  getPostShareLink: { answers: buildExpectedPostAnswers(EXPECTED_SUCCESS) },
  sharePost: { answers: buildExpectedPostAnswers(EXPECTED_SUCCESS), send: share },
  likePost: { answers: buildExpectedPostAnswers(EXPECTED_SUCCESS) },
  unlikePost: { answers: buildExpectedAnyPostAnswers(EXPECTED_SUCCESS) },
  collectPost: { answers: buildExpectedPostAnswers(EXPECTED_SUCCESS) },
  uncollectPost: { answers: buildExpectedAnyPostAnswers(EXPECTED_SUCCESS) },
  viewPost: { answers: buildExpectedPostAnswers(EXPECTED_SUCCESS) },
  listPostLikers: { answers: buildExpectedPostAnswers(EXPECTED_SUCCESS) },
  listPostViewers: {
    answers: buildExpectedPostAnswers(EXPECTED_POST_VIEW_FORBIDDEN_ERROR_CODE, { owner: EXPECTED_SUCCESS }),
  },
  reportPost: {
    answers: buildExpectedPostAnswers(EXPECTED_SUCCESS, { owner: EXPECTED_FORBIDDEN_ERROR_CODE }),
    send: (scene, _, target) => ({ body: { post_id: scene.posts[target].id, reason: 1 } }),
  },
  // `VISIBLE_POST_ANSWERS` hides the comments of unseen posts; the commenter is none of the callers.
  reportComment: {
    answers: buildExpectedPostAnswers(EXPECTED_SUCCESS),
    send: (scene, _, target) => ({ body: { comment_id: scene.posts[target].commentId, reason: 1 } }),
  },
  updatePost: {
    answers: buildExpectedPostAnswers(EXPECTED_FORBIDDEN_ERROR_CODE, { owner: EXPECTED_SUCCESS }),
    send: says({ tags: ['changed'] }),
  },
  setPostPermissions: {
    answers: buildExpectedPostAnswers(EXPECTED_FORBIDDEN_ERROR_CODE, { owner: EXPECTED_SUCCESS }),
    send: says({ allow_comment: true }),
  },
  retryPost: { answers: buildExpectedPostAnswers(EXPECTED_FORBIDDEN_ERROR_CODE, { owner: EXPECTED_SUCCESS }) },
  deletePost: {
    answers: buildExpectedPostAnswers(EXPECTED_FORBIDDEN_ERROR_CODE, { owner: EXPECTED_SUCCESS }),
    isFresh: true,
  },

  listComments: { answers: buildExpectedPostAnswers(EXPECTED_SUCCESS), shows: POSTS },
  getComment: { answers: buildExpectedPostAnswers(EXPECTED_SUCCESS), shows: POSTS },
  listSubComments: { answers: buildExpectedPostAnswers(EXPECTED_SUCCESS) },
  createComment: { answers: buildExpectedPostAnswers(EXPECTED_SUCCESS), send: says({ text: 'well said' }) },
  createSubComment: { answers: buildExpectedPostAnswers(EXPECTED_SUCCESS), send: says({ text: 'thank you' }) },
  likeComment: { answers: buildExpectedPostAnswers(EXPECTED_SUCCESS), shows: POSTS },
  unlikeComment: { answers: buildExpectedPostAnswers(EXPECTED_SUCCESS), shows: POSTS },
  deleteComment: {
    answers: buildExpectedPostAnswers(EXPECTED_FORBIDDEN_ERROR_CODE, { owner: EXPECTED_SUCCESS }),
    isFresh: true,
  },

  // Guest operations: every caller gets the view of a guest.
  listGuestRecommended: { answers: buildExpectedAnswers(EXPECTED_SUCCESS) },
  getGuestPost: {
    answers: buildExpectedGuestPostAnswers(),
    shows: { everyone: ['guest', 'stranger', 'blocked', 'owner'] },
  },
  listGuestComments: {
    answers: buildExpectedGuestPostAnswers(),
    shows: { everyone: ['guest', 'stranger', 'blocked', 'owner'] },
  },
  listGuestSubComments: { answers: buildExpectedGuestPostAnswers() },
  getGuestAuthor: { answers: buildExpectedAuthorAnswers(EXPECTED_SUCCESS) },
  getGuestAuthorCounts: { answers: buildExpectedAuthorAnswers(EXPECTED_SUCCESS) },
  listGuestAuthorPosts: {
    answers: buildExpectedAuthorAnswers(EXPECTED_SUCCESS),
    shows: { everyone: ['guest', 'stranger', 'blocked', 'owner'] },
  },
  followAuthorAsGuest: { answers: buildExpectedAnswers(LOG_IN) },
  unfollowAuthorAsGuest: { answers: buildExpectedAnswers(LOG_IN) },
};
