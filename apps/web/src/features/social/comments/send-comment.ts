import type { Comment } from '@quintet/domain/social/media';
import { atom } from 'jotai/vanilla';
import { api } from '../../../shared/api.ts';
import { listFirstAtom, listLastAtom, unlistAtom } from '../paged-lists.ts';
import { patchPostAtom, postsAtom } from '../posts.ts';
import { countRepliesAtom, keepCommentsAtom } from './comments.ts';
import { commentsOn, repliesTo } from './comment-lists.ts';
import type { Writing } from './composing.ts';

const countAtom = atom(null, (get, set, postId: string, by: number) => {
  const post = get(postsAtom).get(postId);
  if (post) set(patchPostAtom, postId, { comment_count: Math.max(0, post.comment_count + by) });
});

async function send({ postId, reply }: Writing, text: string): Promise<Comment> {
  if (!reply) {
    const { data } = await api.POST('/social/api/posts/{id}/comments', {
      params: { path: { id: postId } },
      body: { text },
    });
    return data!.result;
  }
  const { id, threadId } = reply;
  const body = { text, ...(id !== threadId && { reply_to_id: id }) };
  const { data } = await api.POST('/social/api/comments/{id}/sub-comments', {
    params: { path: { id: threadId } },
    body,
  });
  return data!.result;
}

/** Comments or answers, and shows it where it belongs. @throws ApiError */
export const sendCommentAtom = atom(null, async (_get, set, writing: Writing, text: string): Promise<Comment> => {
  const comment = await send(writing, text);
  set(keepCommentsAtom, [comment]);
  set(countAtom, writing.postId, 1);
  if (writing.reply) {
    set(countRepliesAtom, writing.reply.threadId, 1);
    set(listLastAtom, repliesTo(writing.reply.threadId).key, comment.id);
  } else set(listFirstAtom, commentsOn(writing.postId).key, comment.id);
  return comment;
});

/** Takes a comment back, its answers with it. @throws ApiError */
export const deleteCommentAtom = atom(null, async (_get, set, comment: Comment): Promise<void> => {
  const { id, post_id: postId, parent_id: parentId, sub_comment_count: replies } = comment;
  await api.DELETE('/social/api/comments/{id}', { params: { path: { id } } });
  set(countAtom, postId, -1 - replies);
  if (parentId === null) set(unlistAtom, commentsOn(postId).key, id);
  else {
    set(countRepliesAtom, parentId, -1);
    set(unlistAtom, repliesTo(parentId).key, id);
  }
});
