import { api } from '../../../shared/requests/api.ts';
import { getCurrentSession } from '../../../shared/session/session.ts';
import type { PagedListSource } from '../paged-lists.ts';
import { upsertCommentsAtom } from './comments.ts';

const withCursor = (id: string, next: string | undefined) => ({
  params: { path: { id }, query: next === undefined ? {} : { next_id: next } },
});

/** Comments on a post, newest first; guests have their own endpoint (spec §6). */
export const createPostCommentsSource = (postId: string): PagedListSource => ({
  key: `comments:${postId}`,
  async load(set, next) {
    const path = getCurrentSession().isSignedIn
      ? '/social/api/posts/{id}/comments'
      : '/social/api/guest/posts/{id}/comments';
    const { data } = await api.GET(path, withCursor(postId, next));
    set(upsertCommentsAtom, data!.result.list);
    return data!.result;
  },
});

/** Replies to a comment, oldest first. */
export const createCommentRepliesSource = (commentId: string): PagedListSource => ({
  key: `replies:${commentId}`,
  async load(set, next) {
    const path = getCurrentSession().isSignedIn
      ? '/social/api/comments/{id}/sub-comments'
      : '/social/api/guest/comments/{id}/sub-comments';
    const { data } = await api.GET(path, withCursor(commentId, next));
    set(upsertCommentsAtom, data!.result.list);
    return data!.result;
  },
});
