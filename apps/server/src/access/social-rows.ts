import { randomUUID } from 'node:crypto';
import { createCallerOnlyGroup } from './chat-rows.ts';
import {
  buildAnswersForAll,
  buildAnswersForAnyPosts,
  buildAnswersForAuthors,
  FORBIDDEN_CODE,
  buildAnswersForGuestPosts,
  VIEW_FORBIDDEN_CODE,
  OK_CODE,
  buildAnswersForPosts,
  type ExpectedAccess,
  type AccessTestRows,
} from './row.ts';

const LOG_IN = 'api.guest_limit';
/** A block hides an author's posts from both sides. */
const PARTED = { blocker: VIEW_FORBIDDEN_CODE, blocked: VIEW_FORBIDDEN_CODE };
const REFUSED = { owner: FORBIDDEN_CODE, blocker: FORBIDDEN_CODE, blocked: FORBIDDEN_CODE };
/** The callers who find a post and its comments, by target. */
const POSTS = {
  everyone: ['owner', 'admin', 'member', 'cleared', 'removed', 'invited', 'stranger'],
  followers: ['owner', 'admin', 'member'],
  mutual: ['owner', 'admin'],
  self: ['owner'],
} as const;
const share: ExpectedAccess['send'] = async (scene, caller) => ({
  body: { group_ids: [await createCallerOnlyGroup(scene, caller)], cid: randomUUID() },
});
const says = (body: object) => () => ({ body });

export const SOCIAL_ACCESS_TEST_ROWS: AccessTestRows<'social'> = {
  // Feeds differ by caller; their own tests check which posts they leave out.
  listRecommended: { answers: buildAnswersForAll(OK_CODE) },
  listFollowed: { answers: buildAnswersForAll(OK_CODE), shows: { followers: ['admin', 'member'], mutual: ['admin'] } },
  createPost: { answers: buildAnswersForAll(OK_CODE), send: says({ text: 'mine', file_paths: [] }) },
  checkPostContent: { answers: buildAnswersForAll(OK_CODE), send: says({ text: 'fine' }) },
  getPostUploadInfo: { answers: buildAnswersForAll(OK_CODE), send: () => ({ query: 'kind=image&extension=png' }) },

  getAuthor: { answers: buildAnswersForAuthors(OK_CODE) },
  getAuthorCounts: { answers: buildAnswersForAuthors(OK_CODE) },
  listAuthorPosts: { answers: buildAnswersForAuthors(OK_CODE, PARTED), shows: POSTS },
  listCollectedPosts: {
    answers: buildAnswersForAuthors('api.privacy.collect_post_list', { owner: OK_CODE, ...PARTED }),
  },
  listLikedPosts: { answers: buildAnswersForAuthors('api.privacy.like_post_list', { owner: OK_CODE, ...PARTED }) },
  listFollowings: { answers: buildAnswersForAuthors(OK_CODE, { blocker: FORBIDDEN_CODE, blocked: FORBIDDEN_CODE }) },
  listFollowers: { answers: buildAnswersForAuthors(OK_CODE, { blocker: FORBIDDEN_CODE, blocked: FORBIDDEN_CODE }) },
  followAuthor: { answers: buildAnswersForAuthors(OK_CODE, REFUSED) },
  unfollowAuthor: { answers: buildAnswersForAuthors(OK_CODE, { owner: FORBIDDEN_CODE }) },
  shareAuthor: { answers: buildAnswersForAuthors(OK_CODE), send: share },
  setAuthorCommentPermission: {
    answers: buildAnswersForAuthors(FORBIDDEN_CODE, { owner: OK_CODE }),
    send: says({ allow_comment: true }),
  },
  setCollectsPrivacy: {
    answers: buildAnswersForAuthors(FORBIDDEN_CODE, { owner: OK_CODE }),
    send: says({ is_private: true }),
  },
  setLikesPrivacy: {
    answers: buildAnswersForAuthors(FORBIDDEN_CODE, { owner: OK_CODE }),
    send: says({ is_private: true }),
  },

  getPost: { answers: buildAnswersForPosts(OK_CODE), shows: POSTS },
  getPostShareLink: { answers: buildAnswersForPosts(OK_CODE) },
  sharePost: { answers: buildAnswersForPosts(OK_CODE), send: share },
  likePost: { answers: buildAnswersForPosts(OK_CODE) },
  unlikePost: { answers: buildAnswersForAnyPosts(OK_CODE) },
  collectPost: { answers: buildAnswersForPosts(OK_CODE) },
  uncollectPost: { answers: buildAnswersForAnyPosts(OK_CODE) },
  viewPost: { answers: buildAnswersForPosts(OK_CODE) },
  listPostLikers: { answers: buildAnswersForPosts(OK_CODE) },
  listPostViewers: { answers: buildAnswersForPosts(VIEW_FORBIDDEN_CODE, { owner: OK_CODE }) },
  reportPost: {
    answers: buildAnswersForPosts(OK_CODE, { owner: FORBIDDEN_CODE }),
    send: (scene, _, target) => ({ body: { post_id: scene.posts[target].id, reason: 1 } }),
  },
  // `VISIBLE_POST_ANSWERS` hides the comments of unseen posts; the commenter is none of the callers.
  reportComment: {
    answers: buildAnswersForPosts(OK_CODE),
    send: (scene, _, target) => ({ body: { comment_id: scene.posts[target].commentId, reason: 1 } }),
  },
  updatePost: { answers: buildAnswersForPosts(FORBIDDEN_CODE, { owner: OK_CODE }), send: says({ tags: ['changed'] }) },
  setPostPermissions: {
    answers: buildAnswersForPosts(FORBIDDEN_CODE, { owner: OK_CODE }),
    send: says({ allow_comment: true }),
  },
  retryPost: { answers: buildAnswersForPosts(FORBIDDEN_CODE, { owner: OK_CODE }) },
  deletePost: { answers: buildAnswersForPosts(FORBIDDEN_CODE, { owner: OK_CODE }), isFresh: true },

  listComments: { answers: buildAnswersForPosts(OK_CODE), shows: POSTS },
  getComment: { answers: buildAnswersForPosts(OK_CODE), shows: POSTS },
  listSubComments: { answers: buildAnswersForPosts(OK_CODE) },
  createComment: { answers: buildAnswersForPosts(OK_CODE), send: says({ text: 'well said' }) },
  createSubComment: { answers: buildAnswersForPosts(OK_CODE), send: says({ text: 'thank you' }) },
  likeComment: { answers: buildAnswersForPosts(OK_CODE), shows: POSTS },
  unlikeComment: { answers: buildAnswersForPosts(OK_CODE), shows: POSTS },
  deleteComment: { answers: buildAnswersForPosts(FORBIDDEN_CODE, { owner: OK_CODE }), isFresh: true },

  // Guest operations: every caller gets the view of a guest.
  listGuestRecommended: { answers: buildAnswersForAll(OK_CODE) },
  getGuestPost: {
    answers: buildAnswersForGuestPosts(),
    shows: { everyone: ['guest', 'stranger', 'blocked', 'owner'] },
  },
  listGuestComments: {
    answers: buildAnswersForGuestPosts(),
    shows: { everyone: ['guest', 'stranger', 'blocked', 'owner'] },
  },
  listGuestSubComments: { answers: buildAnswersForGuestPosts() },
  getGuestAuthor: { answers: buildAnswersForAuthors(OK_CODE) },
  getGuestAuthorCounts: { answers: buildAnswersForAuthors(OK_CODE) },
  listGuestAuthorPosts: {
    answers: buildAnswersForAuthors(OK_CODE),
    shows: { everyone: ['guest', 'stranger', 'blocked', 'owner'] },
  },
  followAuthorAsGuest: { answers: buildAnswersForAll(LOG_IN) },
  unfollowAuthorAsGuest: { answers: buildAnswersForAll(LOG_IN) },
};
