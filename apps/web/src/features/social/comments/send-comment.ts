import type { Schemas } from '@quintet/api/types';
import type { Comment } from '@quintet/domain/social/media';
import { atom } from 'jotai/vanilla';
import { api } from '../../../shared/requests/api.ts';
import { notifyTabsOfPostChange } from '../live-post.ts';
import { prependListItemAtom, appendListItemAtom, removeListItemAtom } from '../list-items.ts';
import { postsByIdAtom } from '../posts.ts';
import { patchPostAtom } from '../change-posts.ts';
import { incrementReplyCountAtom, removeCommentAtom, upsertCommentsAtom } from './comments.ts';
import { createPostCommentsSource, createCommentRepliesSource } from './comment-lists.ts';
import type { CommentTarget } from './composing.ts';

const incrementCommentCountAtom = atom(null, (get, set, postId: string, by: number) => {
  const post = get(postsByIdAtom).get(postId);
  if (post) set(patchPostAtom, postId, { comment_count: Math.max(0, post.comment_count + by) });
});

type NewComment = Pick<Schemas['CommentRequest'], 'text' | 'mentions'>;

async function send({ postId, reply }: CommentTarget, comment: NewComment): Promise<Comment> {
  if (!reply) {
    const { data } = await api.POST('/social/api/posts/{id}/comments', {
      params: { path: { id: postId } },
      body: comment,
    });
    return data!.result;
  }
  const { id, threadId } = reply;
  const body = { ...comment, ...(id !== threadId && { reply_to_id: id }) };
  const { data } = await api.POST('/social/api/comments/{id}/sub-comments', {
    params: { path: { id: threadId } },
    body,
  });
  return data!.result;
}

/** Sends a comment or reply and adds it to its list. @throws ApiError */
export const sendCommentAtom = atom(
  null,
  async (_get, set, target: CommentTarget, given: NewComment): Promise<Comment> => {
    const comment = await send(target, given);
    set(upsertCommentsAtom, [comment]);
    set(incrementCommentCountAtom, target.postId, 1);
    if (target.reply) {
      set(incrementReplyCountAtom, target.reply.threadId, 1);
      set(appendListItemAtom, createCommentRepliesSource(target.reply.threadId).key, comment.id);
    } else set(prependListItemAtom, createPostCommentsSource(target.postId).key, comment.id);
    notifyTabsOfPostChange(target.postId);
    return comment;
  },
);

/** Deletes a comment with its replies. @throws ApiError */
export const deleteCommentAtom = atom(null, async (_get, set, comment: Comment): Promise<void> => {
  const { id, post_id: postId, parent_id: parentId, sub_comment_count: replies } = comment;
  await api.DELETE('/social/api/comments/{id}', { params: { path: { id } } });
  set(incrementCommentCountAtom, postId, -1 - replies);
  if (parentId === null) set(removeListItemAtom, createPostCommentsSource(postId).key, id);
  else {
    set(incrementReplyCountAtom, parentId, -1);
    set(removeListItemAtom, createCommentRepliesSource(parentId).key, id);
  }
  set(removeCommentAtom, id);
  notifyTabsOfPostChange(postId);
});
