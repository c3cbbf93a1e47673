import { requireUser } from '../../platform/http/caller.ts';
import type { SliceHandlers } from '../../platform/http/handler.ts';
import { getSiteUrl } from '../../platform/http/site-url.ts';
import { requireVisiblePost } from './post-access.ts';
import { listPostLikers, listFollowRelations, listPostViewers } from './user-lists.ts';
import { readAuthor, setAuthorCommentPermission, setCollectsPrivacy, setLikesPrivacy } from './authors.ts';
import { deletePost, setPostPermissions, updatePost } from './update-post.ts';
import { getCommentWithParent, listComments, listSubComments } from './comments.ts';
import { getAuthorCounts } from './counts.ts';
import { followAuthor, unfollowAuthor } from './follow.ts';
import { listFollowedPosts } from './following-feed.ts';
import { guestHandlers } from './guest.ts';
import { listAuthorPosts, listCollectedPosts, listLikedPosts } from './post-lists.ts';
import { readPost } from './posts.ts';
import { createPost, createPostUploadTarget } from './publish.ts';
import { createAddPostReactionHandler, createRemovePostReactionHandler, recordPostView } from './reactions.ts';
import { getPreferredWritingScript } from './preferred-writing-script.ts';
import { listRecommendedPosts } from './recommended.ts';
import { reportComment, reportPost } from './report.ts';
import { retryPost } from './retry.ts';
import { toViewer } from './viewer.ts';
import { validateAndNormalizePostText } from './post-text.ts';
import { createComment, createSubComment, deleteComment, likeComment, unlikeComment } from './write-comments.ts';

export const socialHandlers = {
  ...guestHandlers,

  listRecommended: ({ caller, query, request, services }) =>
    listRecommendedPosts(services.db, { ...toViewer(caller), script: getPreferredWritingScript(request) }, query),

  listFollowed: ({ caller, query, services }) => listFollowedPosts(services.db, requireUser(caller), query),

  getAuthor: ({ caller, params, services }) => readAuthor(services.db, toViewer(caller), params.id),

  getAuthorCounts: ({ caller, params, services }) => getAuthorCounts(services.db, toViewer(caller), params.id),

  listAuthorPosts: ({ caller, params, query, services }) =>
    listAuthorPosts(services.db, toViewer(caller), params.id, query),

  listCollectedPosts: ({ caller, params, query, services }) =>
    listCollectedPosts(services.db, toViewer(caller), params.id, query),

  listLikedPosts: ({ caller, params, query, services }) =>
    listLikedPosts(services.db, toViewer(caller), params.id, query),

  listFollowings: ({ caller, params, query, services }) =>
    listFollowRelations(services.db, toViewer(caller), 'followings', params.id, query),

  listFollowers: ({ caller, params, query, services }) =>
    listFollowRelations(services.db, toViewer(caller), 'followers', params.id, query),

  followAuthor,

  unfollowAuthor,

  setAuthorCommentPermission,

  setLikesPrivacy,
  setCollectsPrivacy,

  createPost,

  getPostUploadInfo: createPostUploadTarget,

  retryPost,

  getPost: async ({ caller, params, services: { db } }) => {
    const { id } = await requireVisiblePost(db, toViewer(caller), params.id);
    return readPost(db, toViewer(caller), id);
  },

  updatePost,

  deletePost,

  setPostPermissions,

  checkPostContent: async ({ body, services }) => {
    await validateAndNormalizePostText(services.db, { text: body.text, tags: body.tags });
    return true;
  },

  likePost: createAddPostReactionHandler('post_likes'),

  unlikePost: createRemovePostReactionHandler('post_likes'),

  collectPost: createAddPostReactionHandler('post_collects'),

  uncollectPost: createRemovePostReactionHandler('post_collects'),

  viewPost: recordPostView,

  listPostLikers: ({ caller, params, query, services }) =>
    listPostLikers(services.db, toViewer(caller), params.id, query),

  listPostViewers: ({ caller, params, query, services }) =>
    listPostViewers(services.db, toViewer(caller), params.id, query),

  getPostShareLink: async ({ caller, params, request, services: { db } }) => {
    const { id } = await requireVisiblePost(db, toViewer(caller), params.id);
    return { url: getSiteUrl(request, `/posts/${id}`) };
  },

  reportPost,

  reportComment,

  listComments: ({ caller, params, query, services }) => listComments(services.db, toViewer(caller), params.id, query),

  getComment: ({ caller, params, services }) => getCommentWithParent(services.db, toViewer(caller), params.id),

  listSubComments: ({ caller, params, query, services }) =>
    listSubComments(services.db, toViewer(caller), params.id, query),

  createComment,

  createSubComment,

  deleteComment,

  likeComment,

  unlikeComment,
} satisfies SliceHandlers<'social'>;
