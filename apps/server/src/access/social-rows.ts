import { randomUUID } from 'node:crypto';
import { ownGroup } from './chat-rows.ts';
import { all, anyPosts, authors, FORBIDDEN, guestPosts, HIDDEN, OK, posts, type Row, type Rows } from './row.ts';

const LOG_IN = 'api.guest_limit';
/** A block hides an author's posts from both sides. */
const PARTED = { blocker: HIDDEN, blocked: HIDDEN };
const REFUSED = { owner: FORBIDDEN, blocker: FORBIDDEN, blocked: FORBIDDEN };
/** The callers who find a post and its comments, by target. */
const POSTS = {
  everyone: ['owner', 'admin', 'member', 'cleared', 'removed', 'invited', 'stranger'],
  followers: ['owner', 'admin', 'member'],
  mutual: ['owner', 'admin'],
  self: ['owner'],
} as const;
const share: Row['send'] = async (scene, caller) => ({
  body: { group_ids: [await ownGroup(scene, caller)], cid: randomUUID() },
});
const says = (body: object) => () => ({ body });

export const SOCIAL: Rows<'social'> = {
  // Feeds differ by caller; their own tests check which posts they leave out.
  listRecommended: { answers: all(OK) },
  listFollowed: { answers: all(OK), shows: { followers: ['admin', 'member'], mutual: ['admin'] } },
  createPost: { answers: all(OK), send: says({ text: 'mine', file_paths: [] }) },
  checkPostContent: { answers: all(OK), send: says({ text: 'fine' }) },
  getPostUploadInfo: { answers: all(OK), send: () => ({ query: 'kind=image&extension=png' }) },

  getAuthor: { answers: authors(OK) },
  getAuthorCounts: { answers: authors(OK) },
  listAuthorPosts: { answers: authors(OK, PARTED), shows: POSTS },
  listCollectedPosts: { answers: authors('api.privacy.collect_post_list', { owner: OK, ...PARTED }) },
  listLikedPosts: { answers: authors('api.privacy.like_post_list', { owner: OK, ...PARTED }) },
  listFollowings: { answers: authors(OK, { blocker: FORBIDDEN, blocked: FORBIDDEN }) },
  listFollowers: { answers: authors(OK, { blocker: FORBIDDEN, blocked: FORBIDDEN }) },
  followAuthor: { answers: authors(OK, REFUSED) },
  unfollowAuthor: { answers: authors(OK, { owner: FORBIDDEN }) },
  shareAuthor: { answers: authors(OK), send: share },
  setAuthorCommentPermission: { answers: authors(FORBIDDEN, { owner: OK }), send: says({ allow_comment: true }) },
  setCollectsPrivacy: { answers: authors(FORBIDDEN, { owner: OK }), send: says({ is_private: true }) },
  setLikesPrivacy: { answers: authors(FORBIDDEN, { owner: OK }), send: says({ is_private: true }) },

  getPost: { answers: posts(OK), shows: POSTS },
  getPostShareLink: { answers: posts(OK) },
  sharePost: { answers: posts(OK), send: share },
  likePost: { answers: posts(OK) },
  unlikePost: { answers: anyPosts(OK) },
  collectPost: { answers: posts(OK) },
  uncollectPost: { answers: anyPosts(OK) },
  viewPost: { answers: posts(OK) },
  listPostLikers: { answers: posts(OK) },
  listPostViewers: { answers: posts(HIDDEN, { owner: OK }) },
  reportPost: {
    answers: posts(OK, { owner: FORBIDDEN }),
    send: (scene, _, target) => ({ body: { post_id: scene.posts[target].id, reason: 1 } }),
  },
  updatePost: { answers: posts(FORBIDDEN, { owner: OK }), send: says({ tags: ['changed'] }) },
  setPostPermissions: { answers: posts(FORBIDDEN, { owner: OK }), send: says({ allow_comment: true }) },
  retryPost: { answers: posts(FORBIDDEN, { owner: OK }) },
  deletePost: { answers: posts(FORBIDDEN, { owner: OK }), isFresh: true },

  listComments: { answers: posts(OK), shows: POSTS },
  listSubComments: { answers: posts(OK) },
  createComment: { answers: posts(OK), send: says({ text: 'well said' }) },
  createSubComment: { answers: posts(OK), send: says({ text: 'thank you' }) },
  likeComment: { answers: posts(OK), shows: POSTS },
  unlikeComment: { answers: posts(OK), shows: POSTS },
  deleteComment: { answers: posts(FORBIDDEN, { owner: OK }), isFresh: true },

  // Guest operations: every caller gets the view of a guest.
  listGuestRecommended: { answers: all(OK) },
  getGuestPost: { answers: guestPosts(), shows: { everyone: ['guest', 'stranger', 'blocked', 'owner'] } },
  listGuestComments: { answers: guestPosts(), shows: { everyone: ['guest', 'stranger', 'blocked', 'owner'] } },
  listGuestSubComments: { answers: guestPosts() },
  getGuestAuthor: { answers: authors(OK) },
  getGuestAuthorCounts: { answers: authors(OK) },
  listGuestAuthorPosts: { answers: authors(OK), shows: { everyone: ['guest', 'stranger', 'blocked', 'owner'] } },
  followAuthorAsGuest: { answers: all(LOG_IN) },
  unfollowAuthorAsGuest: { answers: all(LOG_IN) },
};
