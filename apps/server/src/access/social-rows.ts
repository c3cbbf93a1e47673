import { randomUUID } from 'node:crypto';
import { createOwnGroup } from './chat-rows.ts';
import {
  forAll,
  forAnyPosts,
  forAuthors,
  FORBIDDEN,
  forGuestPosts,
  VIEW_FORBIDDEN,
  OK,
  forPosts,
  type ExpectedAccess,
  type AccessRows,
} from './row.ts';

const LOG_IN = 'api.guest_limit';
/** A block hides an author's posts from both sides. */
const PARTED = { blocker: VIEW_FORBIDDEN, blocked: VIEW_FORBIDDEN };
const REFUSED = { owner: FORBIDDEN, blocker: FORBIDDEN, blocked: FORBIDDEN };
/** The callers who find a post and its comments, by target. */
const POSTS = {
  everyone: ['owner', 'admin', 'member', 'cleared', 'removed', 'invited', 'stranger'],
  followers: ['owner', 'admin', 'member'],
  mutual: ['owner', 'admin'],
  self: ['owner'],
} as const;
const share: ExpectedAccess['send'] = async (scene, caller) => ({
  body: { group_ids: [await createOwnGroup(scene, caller)], cid: randomUUID() },
});
const says = (body: object) => () => ({ body });

export const SOCIAL_ROWS: AccessRows<'social'> = {
  // Feeds differ by caller; their own tests check which posts they leave out.
  listRecommended: { answers: forAll(OK) },
  listFollowed: { answers: forAll(OK), shows: { followers: ['admin', 'member'], mutual: ['admin'] } },
  createPost: { answers: forAll(OK), send: says({ text: 'mine', file_paths: [] }) },
  checkPostContent: { answers: forAll(OK), send: says({ text: 'fine' }) },
  getPostUploadInfo: { answers: forAll(OK), send: () => ({ query: 'kind=image&extension=png' }) },

  getAuthor: { answers: forAuthors(OK) },
  getAuthorCounts: { answers: forAuthors(OK) },
  listAuthorPosts: { answers: forAuthors(OK, PARTED), shows: POSTS },
  listCollectedPosts: { answers: forAuthors('api.privacy.collect_post_list', { owner: OK, ...PARTED }) },
  listLikedPosts: { answers: forAuthors('api.privacy.like_post_list', { owner: OK, ...PARTED }) },
  listFollowings: { answers: forAuthors(OK, { blocker: FORBIDDEN, blocked: FORBIDDEN }) },
  listFollowers: { answers: forAuthors(OK, { blocker: FORBIDDEN, blocked: FORBIDDEN }) },
  followAuthor: { answers: forAuthors(OK, REFUSED) },
  unfollowAuthor: { answers: forAuthors(OK, { owner: FORBIDDEN }) },
  shareAuthor: { answers: forAuthors(OK), send: share },
  setAuthorCommentPermission: { answers: forAuthors(FORBIDDEN, { owner: OK }), send: says({ allow_comment: true }) },
  setCollectsPrivacy: { answers: forAuthors(FORBIDDEN, { owner: OK }), send: says({ is_private: true }) },
  setLikesPrivacy: { answers: forAuthors(FORBIDDEN, { owner: OK }), send: says({ is_private: true }) },

  getPost: { answers: forPosts(OK), shows: POSTS },
  getPostShareLink: { answers: forPosts(OK) },
  sharePost: { answers: forPosts(OK), send: share },
  likePost: { answers: forPosts(OK) },
  unlikePost: { answers: forAnyPosts(OK) },
  collectPost: { answers: forPosts(OK) },
  uncollectPost: { answers: forAnyPosts(OK) },
  viewPost: { answers: forPosts(OK) },
  listPostLikers: { answers: forPosts(OK) },
  listPostViewers: { answers: forPosts(VIEW_FORBIDDEN, { owner: OK }) },
  reportPost: {
    answers: forPosts(OK, { owner: FORBIDDEN }),
    send: (scene, _, target) => ({ body: { post_id: scene.posts[target].id, reason: 1 } }),
  },
  // `SIGHT` hides the comments of unseen posts; the commenter is none of the callers.
  reportComment: {
    answers: forPosts(OK),
    send: (scene, _, target) => ({ body: { comment_id: scene.posts[target].commentId, reason: 1 } }),
  },
  updatePost: { answers: forPosts(FORBIDDEN, { owner: OK }), send: says({ tags: ['changed'] }) },
  setPostPermissions: { answers: forPosts(FORBIDDEN, { owner: OK }), send: says({ allow_comment: true }) },
  retryPost: { answers: forPosts(FORBIDDEN, { owner: OK }) },
  deletePost: { answers: forPosts(FORBIDDEN, { owner: OK }), isFresh: true },

  listComments: { answers: forPosts(OK), shows: POSTS },
  getComment: { answers: forPosts(OK), shows: POSTS },
  listSubComments: { answers: forPosts(OK) },
  createComment: { answers: forPosts(OK), send: says({ text: 'well said' }) },
  createSubComment: { answers: forPosts(OK), send: says({ text: 'thank you' }) },
  likeComment: { answers: forPosts(OK), shows: POSTS },
  unlikeComment: { answers: forPosts(OK), shows: POSTS },
  deleteComment: { answers: forPosts(FORBIDDEN, { owner: OK }), isFresh: true },

  // Guest operations: every caller gets the view of a guest.
  listGuestRecommended: { answers: forAll(OK) },
  getGuestPost: { answers: forGuestPosts(), shows: { everyone: ['guest', 'stranger', 'blocked', 'owner'] } },
  listGuestComments: { answers: forGuestPosts(), shows: { everyone: ['guest', 'stranger', 'blocked', 'owner'] } },
  listGuestSubComments: { answers: forGuestPosts() },
  getGuestAuthor: { answers: forAuthors(OK) },
  getGuestAuthorCounts: { answers: forAuthors(OK) },
  listGuestAuthorPosts: { answers: forAuthors(OK), shows: { everyone: ['guest', 'stranger', 'blocked', 'owner'] } },
  followAuthorAsGuest: { answers: forAll(LOG_IN) },
  unfollowAuthorAsGuest: { answers: forAll(LOG_IN) },
};
