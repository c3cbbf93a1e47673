import type { OperationOf } from '../../http/handler.ts';

/** Who calls: how they stand to the author whose page, post or comment it is. `deleted`: that author's account is cancelled. */
export const ACTORS = ['guest', 'stranger', 'follower', 'mutual', 'blocked', 'author', 'deleted'] as const;
export type Actor = (typeof ACTORS)[number];
/** Of the post. */
export const PRIVACIES = { everyone: 1, mutual: 2, followers: 3, self: 4 } as const;
export type Privacy = keyof typeof PRIVACIES;

const OK = 'ok';
const HIDDEN = 'api.post.view_permission_not_allowed';
const GONE = 'api.author.data_is_deleted';
const FORBIDDEN = 'api.forbidden';
const SIGN_IN = 'api.unauthorized';
const LOG_IN = 'api.guest_limit';
const LIKES = 'api.privacy.like_post_list';

type Row = Record<Actor, string>;

/** Who may see a post (spec §6, §8). */
const SIGHT: Record<Privacy, Row> = {
  everyone: { guest: OK, stranger: OK, follower: OK, mutual: OK, blocked: HIDDEN, author: OK, deleted: GONE },
  followers: { guest: HIDDEN, stranger: HIDDEN, follower: OK, mutual: OK, blocked: HIDDEN, author: OK, deleted: GONE },
  mutual: { guest: HIDDEN, stranger: HIDDEN, follower: HIDDEN, mutual: OK, blocked: HIDDEN, author: OK, deleted: GONE },
  self: {
    guest: HIDDEN,
    stranger: HIDDEN,
    follower: HIDDEN,
    mutual: HIDDEN,
    blocked: HIDDEN,
    author: OK,
    deleted: GONE,
  },
};

const row = (others: string, exceptions: Partial<Row> = {}): Row => ({
  guest: SIGN_IN,
  stranger: others,
  follower: others,
  mutual: others,
  blocked: others,
  author: others,
  deleted: GONE,
  ...exceptions,
});

/** `sight`: the post must be visible first; then, or otherwise, the row decides. */
type Rule = { sight?: true; row: Row };
const seen = (others: string, exceptions: Partial<Row> = {}): Rule => ({ sight: true, row: row(others, exceptions) });
const plain = (others: string, exceptions: Partial<Row> = {}): Rule => ({ row: row(others, exceptions) });

/**
 * Every social call and what it answers to whom: `ok` or the code. In the order in which the test calls them: what
 * changes the standing of those who ask comes last.
 */
export const ACCESS: Record<OperationOf<'social'>, Rule> = {
  // Feeds are everybody's own; what they leave out is tested with them.
  listRecommended: plain(OK, { deleted: OK }),
  listFollowed: plain(OK, { deleted: OK }),
  listGuestRecommended: plain(OK, { guest: OK, deleted: OK }),
  checkPostContent: plain(OK, { deleted: OK }),
  getPostUploadInfo: plain(OK, { deleted: OK }),
  createPost: plain(OK, { deleted: OK }),

  // Authors
  getAuthor: plain(OK),
  getAuthorCounts: plain(OK),
  listAuthorPosts: plain(OK, { blocked: HIDDEN }),
  listCollectedPosts: plain(OK, { blocked: HIDDEN }),
  listLikedPosts: plain(LIKES, { blocked: HIDDEN, author: OK }),
  listFollowings: plain(OK, { blocked: FORBIDDEN }),
  listFollowers: plain(OK, { blocked: FORBIDDEN }),
  shareAuthor: plain(OK),
  setAuthorCommentPermission: plain(FORBIDDEN, { author: OK }),
  setLikesPrivacy: plain(FORBIDDEN, { author: OK }),

  // Posts
  getPost: seen(OK),
  getPostShareLink: seen(OK),
  sharePost: seen(OK),
  likePost: seen(OK),
  collectPost: seen(OK),
  viewPost: seen(OK),
  unlikePost: plain(OK),
  uncollectPost: plain(OK),
  listPostLikers: seen(OK),
  listPostViewers: seen(HIDDEN, { author: OK }),
  reportPost: seen(OK, { author: FORBIDDEN }),
  updatePost: seen(FORBIDDEN, { author: OK }),
  setPostPermissions: seen(FORBIDDEN, { author: OK }),
  retryPost: seen(FORBIDDEN, { author: OK }),

  // Comments, by somebody whom nothing parts from anybody
  listComments: seen(OK),
  createComment: seen(OK),
  listSubComments: seen(OK),
  createSubComment: seen(OK),
  likeComment: seen(OK),
  unlikeComment: seen(OK),

  // Guest variants: everybody is a guest there
  getGuestPost: { sight: true, row: row(OK, { guest: OK }) },
  listGuestComments: { sight: true, row: row(OK, { guest: OK }) },
  listGuestSubComments: { sight: true, row: row(OK, { guest: OK }) },
  getGuestAuthor: plain(OK, { guest: OK }),
  getGuestAuthorCounts: plain(OK, { guest: OK }),
  listGuestAuthorPosts: plain(OK, { guest: OK }),
  followAuthorAsGuest: plain(LOG_IN, { guest: LOG_IN, deleted: LOG_IN }),
  unfollowAuthorAsGuest: plain(LOG_IN, { guest: LOG_IN, deleted: LOG_IN }),

  // What changes who stands how
  followAuthor: plain(OK, { blocked: FORBIDDEN, author: FORBIDDEN }),
  unfollowAuthor: plain(OK, { author: FORBIDDEN }),
  deleteComment: seen(FORBIDDEN, { author: OK }),
  deletePost: seen(FORBIDDEN, { author: OK }),
};

/** The answer that the table asks for. */
export function expectedOf(operation: OperationOf<'social'>, actor: Actor, privacy: Privacy): string {
  const { sight, row: answers } = ACCESS[operation];
  const asGuest = operation.includes('Guest');
  if (actor === 'guest' && !asGuest) return SIGN_IN;
  if (!sight) return answers[actor];
  const sightOf = SIGHT[privacy][asGuest && actor !== 'deleted' ? 'guest' : actor];
  return sightOf === OK ? answers[actor] : sightOf;
}
