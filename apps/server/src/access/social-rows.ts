import { randomUUID } from 'node:crypto';
import { createCallerOnlyTestGroup } from './chat-rows.ts';
import {
  buildExpectedAnswers,
  buildExpectedAnyPostAnswers,
  buildExpectedAuthorAnswers,
  EXPECTED_FORBIDDEN_CODE,
  buildExpectedGuestPostAnswers,
  EXPECTED_VIEW_FORBIDDEN_CODE,
  EXPECTED_OK_CODE,
  buildExpectedPostAnswers,
  type AccessTestExpectation,
  type AccessTestRows,
} from './row.ts';

const LOG_IN = 'api.guest_limit';
/** A block hides an author's posts from both sides. */
const PARTED = { blocker: EXPECTED_VIEW_FORBIDDEN_CODE, blocked: EXPECTED_VIEW_FORBIDDEN_CODE };
const REFUSED = { owner: EXPECTED_FORBIDDEN_CODE, blocker: EXPECTED_FORBIDDEN_CODE, blocked: EXPECTED_FORBIDDEN_CODE };
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
  listRecommended: { answers: buildExpectedAnswers(EXPECTED_OK_CODE) },
  listFollowed: {
    answers: buildExpectedAnswers(EXPECTED_OK_CODE),
    shows: { followers: ['admin', 'member'], mutual: ['admin'] },
  },
  createPost: { answers: buildExpectedAnswers(EXPECTED_OK_CODE), send: says({ text: 'mine', file_paths: [] }) },
  checkPostContent: { answers: buildExpectedAnswers(EXPECTED_OK_CODE), send: says({ text: 'fine' }) },
  getPostUploadInfo: {
    answers: buildExpectedAnswers(EXPECTED_OK_CODE),
    send: () => ({ query: 'kind=image&extension=png' }),
  },

  getAuthor: { answers: buildExpectedAuthorAnswers(EXPECTED_OK_CODE) },
  getAuthorCounts: { answers: buildExpectedAuthorAnswers(EXPECTED_OK_CODE) },
  listAuthorPosts: { answers: buildExpectedAuthorAnswers(EXPECTED_OK_CODE, PARTED), shows: POSTS },
  listCollectedPosts: {
    answers: buildExpectedAuthorAnswers('api.privacy.collect_post_list', { owner: EXPECTED_OK_CODE, ...PARTED }),
  },
  listLikedPosts: {
    answers: buildExpectedAuthorAnswers('api.privacy.like_post_list', { owner: EXPECTED_OK_CODE, ...PARTED }),
  },
  listFollowings: {
    answers: buildExpectedAuthorAnswers(EXPECTED_OK_CODE, {
      blocker: EXPECTED_FORBIDDEN_CODE,
      blocked: EXPECTED_FORBIDDEN_CODE,
    }),
  },
  listFollowers: {
    answers: buildExpectedAuthorAnswers(EXPECTED_OK_CODE, {
      blocker: EXPECTED_FORBIDDEN_CODE,
      blocked: EXPECTED_FORBIDDEN_CODE,
    }),
  },
  followAuthor: { answers: buildExpectedAuthorAnswers(EXPECTED_OK_CODE, REFUSED) },
  unfollowAuthor: { answers: buildExpectedAuthorAnswers(EXPECTED_OK_CODE, { owner: EXPECTED_FORBIDDEN_CODE }) },
  shareAuthor: { answers: buildExpectedAuthorAnswers(EXPECTED_OK_CODE), send: share },
  setAuthorCommentPermission: {
    answers: buildExpectedAuthorAnswers(EXPECTED_FORBIDDEN_CODE, { owner: EXPECTED_OK_CODE }),
    send: says({ allow_comment: true }),
  },
  setCollectsPrivacy: {
    answers: buildExpectedAuthorAnswers(EXPECTED_FORBIDDEN_CODE, { owner: EXPECTED_OK_CODE }),
    send: says({ is_private: true }),
  },
  setLikesPrivacy: {
    answers: buildExpectedAuthorAnswers(EXPECTED_FORBIDDEN_CODE, { owner: EXPECTED_OK_CODE }),
    send: says({ is_private: true }),
  },

  getPost: { answers: buildExpectedPostAnswers(EXPECTED_OK_CODE), shows: POSTS },
  getPostShareLink: { answers: buildExpectedPostAnswers(EXPECTED_OK_CODE) },
  sharePost: { answers: buildExpectedPostAnswers(EXPECTED_OK_CODE), send: share },
  likePost: { answers: buildExpectedPostAnswers(EXPECTED_OK_CODE) },
  unlikePost: { answers: buildExpectedAnyPostAnswers(EXPECTED_OK_CODE) },
  collectPost: { answers: buildExpectedPostAnswers(EXPECTED_OK_CODE) },
  uncollectPost: { answers: buildExpectedAnyPostAnswers(EXPECTED_OK_CODE) },
  viewPost: { answers: buildExpectedPostAnswers(EXPECTED_OK_CODE) },
  listPostLikers: { answers: buildExpectedPostAnswers(EXPECTED_OK_CODE) },
  listPostViewers: { answers: buildExpectedPostAnswers(EXPECTED_VIEW_FORBIDDEN_CODE, { owner: EXPECTED_OK_CODE }) },
  reportPost: {
    answers: buildExpectedPostAnswers(EXPECTED_OK_CODE, { owner: EXPECTED_FORBIDDEN_CODE }),
    send: (scene, _, target) => ({ body: { post_id: scene.posts[target].id, reason: 1 } }),
  },
  // `VISIBLE_POST_ANSWERS` hides the comments of unseen posts; the commenter is none of the callers.
  reportComment: {
    answers: buildExpectedPostAnswers(EXPECTED_OK_CODE),
    send: (scene, _, target) => ({ body: { comment_id: scene.posts[target].commentId, reason: 1 } }),
  },
  updatePost: {
    answers: buildExpectedPostAnswers(EXPECTED_FORBIDDEN_CODE, { owner: EXPECTED_OK_CODE }),
    send: says({ tags: ['changed'] }),
  },
  setPostPermissions: {
    answers: buildExpectedPostAnswers(EXPECTED_FORBIDDEN_CODE, { owner: EXPECTED_OK_CODE }),
    send: says({ allow_comment: true }),
  },
  retryPost: { answers: buildExpectedPostAnswers(EXPECTED_FORBIDDEN_CODE, { owner: EXPECTED_OK_CODE }) },
  deletePost: {
    answers: buildExpectedPostAnswers(EXPECTED_FORBIDDEN_CODE, { owner: EXPECTED_OK_CODE }),
    isFresh: true,
  },

  listComments: { answers: buildExpectedPostAnswers(EXPECTED_OK_CODE), shows: POSTS },
  getComment: { answers: buildExpectedPostAnswers(EXPECTED_OK_CODE), shows: POSTS },
  listSubComments: { answers: buildExpectedPostAnswers(EXPECTED_OK_CODE) },
  createComment: { answers: buildExpectedPostAnswers(EXPECTED_OK_CODE), send: says({ text: 'well said' }) },
  createSubComment: { answers: buildExpectedPostAnswers(EXPECTED_OK_CODE), send: says({ text: 'thank you' }) },
  likeComment: { answers: buildExpectedPostAnswers(EXPECTED_OK_CODE), shows: POSTS },
  unlikeComment: { answers: buildExpectedPostAnswers(EXPECTED_OK_CODE), shows: POSTS },
  deleteComment: {
    answers: buildExpectedPostAnswers(EXPECTED_FORBIDDEN_CODE, { owner: EXPECTED_OK_CODE }),
    isFresh: true,
  },

  // Guest operations: every caller gets the view of a guest.
  listGuestRecommended: { answers: buildExpectedAnswers(EXPECTED_OK_CODE) },
  getGuestPost: {
    answers: buildExpectedGuestPostAnswers(),
    shows: { everyone: ['guest', 'stranger', 'blocked', 'owner'] },
  },
  listGuestComments: {
    answers: buildExpectedGuestPostAnswers(),
    shows: { everyone: ['guest', 'stranger', 'blocked', 'owner'] },
  },
  listGuestSubComments: { answers: buildExpectedGuestPostAnswers() },
  getGuestAuthor: { answers: buildExpectedAuthorAnswers(EXPECTED_OK_CODE) },
  getGuestAuthorCounts: { answers: buildExpectedAuthorAnswers(EXPECTED_OK_CODE) },
  listGuestAuthorPosts: {
    answers: buildExpectedAuthorAnswers(EXPECTED_OK_CODE),
    shows: { everyone: ['guest', 'stranger', 'blocked', 'owner'] },
  },
  followAuthorAsGuest: { answers: buildExpectedAnswers(LOG_IN) },
  unfollowAuthorAsGuest: { answers: buildExpectedAnswers(LOG_IN) },
};
