import { randomUUID } from 'node:crypto';
import { createGroupOfCaller } from './chat-rows.ts';
import {
  answersForAll,
  answersForAnyPosts,
  answersForAuthors,
  FORBIDDEN_CODE,
  answersForGuestPosts,
  VIEW_FORBIDDEN_CODE,
  OK_CODE,
  answersForPosts,
  type ExpectedAccess,
  type AccessRows,
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
  body: { group_ids: [await createGroupOfCaller(scene, caller)], cid: randomUUID() },
});
const says = (body: object) => () => ({ body });

export const SOCIAL_ACCESS_ROWS: AccessRows<'social'> = {
  // Feeds differ by caller; their own tests check which posts they leave out.
  listRecommended: { answers: answersForAll(OK_CODE) },
  listFollowed: { answers: answersForAll(OK_CODE), shows: { followers: ['admin', 'member'], mutual: ['admin'] } },
  createPost: { answers: answersForAll(OK_CODE), send: says({ text: 'mine', file_paths: [] }) },
  checkPostContent: { answers: answersForAll(OK_CODE), send: says({ text: 'fine' }) },
  getPostUploadInfo: { answers: answersForAll(OK_CODE), send: () => ({ query: 'kind=image&extension=png' }) },

  getAuthor: { answers: answersForAuthors(OK_CODE) },
  getAuthorCounts: { answers: answersForAuthors(OK_CODE) },
  listAuthorPosts: { answers: answersForAuthors(OK_CODE, PARTED), shows: POSTS },
  listCollectedPosts: { answers: answersForAuthors('api.privacy.collect_post_list', { owner: OK_CODE, ...PARTED }) },
  listLikedPosts: { answers: answersForAuthors('api.privacy.like_post_list', { owner: OK_CODE, ...PARTED }) },
  listFollowings: { answers: answersForAuthors(OK_CODE, { blocker: FORBIDDEN_CODE, blocked: FORBIDDEN_CODE }) },
  listFollowers: { answers: answersForAuthors(OK_CODE, { blocker: FORBIDDEN_CODE, blocked: FORBIDDEN_CODE }) },
  followAuthor: { answers: answersForAuthors(OK_CODE, REFUSED) },
  unfollowAuthor: { answers: answersForAuthors(OK_CODE, { owner: FORBIDDEN_CODE }) },
  shareAuthor: { answers: answersForAuthors(OK_CODE), send: share },
  setAuthorCommentPermission: {
    answers: answersForAuthors(FORBIDDEN_CODE, { owner: OK_CODE }),
    send: says({ allow_comment: true }),
  },
  setCollectsPrivacy: {
    answers: answersForAuthors(FORBIDDEN_CODE, { owner: OK_CODE }),
    send: says({ is_private: true }),
  },
  setLikesPrivacy: { answers: answersForAuthors(FORBIDDEN_CODE, { owner: OK_CODE }), send: says({ is_private: true }) },

  getPost: { answers: answersForPosts(OK_CODE), shows: POSTS },
  getPostShareLink: { answers: answersForPosts(OK_CODE) },
  sharePost: { answers: answersForPosts(OK_CODE), send: share },
  likePost: { answers: answersForPosts(OK_CODE) },
  unlikePost: { answers: answersForAnyPosts(OK_CODE) },
  collectPost: { answers: answersForPosts(OK_CODE) },
  uncollectPost: { answers: answersForAnyPosts(OK_CODE) },
  viewPost: { answers: answersForPosts(OK_CODE) },
  listPostLikers: { answers: answersForPosts(OK_CODE) },
  listPostViewers: { answers: answersForPosts(VIEW_FORBIDDEN_CODE, { owner: OK_CODE }) },
  reportPost: {
    answers: answersForPosts(OK_CODE, { owner: FORBIDDEN_CODE }),
    send: (scene, _, target) => ({ body: { post_id: scene.posts[target].id, reason: 1 } }),
  },
  // `SIGHT` hides the comments of unseen posts; the commenter is none of the callers.
  reportComment: {
    answers: answersForPosts(OK_CODE),
    send: (scene, _, target) => ({ body: { comment_id: scene.posts[target].commentId, reason: 1 } }),
  },
  updatePost: { answers: answersForPosts(FORBIDDEN_CODE, { owner: OK_CODE }), send: says({ tags: ['changed'] }) },
  setPostPermissions: {
    answers: answersForPosts(FORBIDDEN_CODE, { owner: OK_CODE }),
    send: says({ allow_comment: true }),
  },
  retryPost: { answers: answersForPosts(FORBIDDEN_CODE, { owner: OK_CODE }) },
  deletePost: { answers: answersForPosts(FORBIDDEN_CODE, { owner: OK_CODE }), isFresh: true },

  listComments: { answers: answersForPosts(OK_CODE), shows: POSTS },
  getComment: { answers: answersForPosts(OK_CODE), shows: POSTS },
  listSubComments: { answers: answersForPosts(OK_CODE) },
  createComment: { answers: answersForPosts(OK_CODE), send: says({ text: 'well said' }) },
  createSubComment: { answers: answersForPosts(OK_CODE), send: says({ text: 'thank you' }) },
  likeComment: { answers: answersForPosts(OK_CODE), shows: POSTS },
  unlikeComment: { answers: answersForPosts(OK_CODE), shows: POSTS },
  deleteComment: { answers: answersForPosts(FORBIDDEN_CODE, { owner: OK_CODE }), isFresh: true },

  // Guest operations: every caller gets the view of a guest.
  listGuestRecommended: { answers: answersForAll(OK_CODE) },
  getGuestPost: { answers: answersForGuestPosts(), shows: { everyone: ['guest', 'stranger', 'blocked', 'owner'] } },
  listGuestComments: {
    answers: answersForGuestPosts(),
    shows: { everyone: ['guest', 'stranger', 'blocked', 'owner'] },
  },
  listGuestSubComments: { answers: answersForGuestPosts() },
  getGuestAuthor: { answers: answersForAuthors(OK_CODE) },
  getGuestAuthorCounts: { answers: answersForAuthors(OK_CODE) },
  listGuestAuthorPosts: {
    answers: answersForAuthors(OK_CODE),
    shows: { everyone: ['guest', 'stranger', 'blocked', 'owner'] },
  },
  followAuthorAsGuest: { answers: answersForAll(LOG_IN) },
  unfollowAuthorAsGuest: { answers: answersForAll(LOG_IN) },
};
