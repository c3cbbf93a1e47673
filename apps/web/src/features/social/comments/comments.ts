import type { Comment } from '@quintet/domain/social/media';
import { getShownToggleCount, getShownToggleValue } from '@quintet/domain/social/pending-toggle';
import { useAtomValue } from 'jotai/react';
import { atom, type Getter } from 'jotai/vanilla';
import { useMemo } from 'react';
import { blockedUserIdsAtom } from '../../../shared/users/blocks.ts';
import { remarkNicknamesAtom } from '../../../shared/users/remarks.ts';
import { toShownAuthor } from '../authors.ts';
import { createShallowAtom } from '../shallow-atom.ts';
import { getPendingToggle } from '../pending-toggles.ts';

/** All comments and replies of this session by id; lists hold ids. */
export const commentsByIdAtom = atom<ReadonlyMap<string, Comment>>(new Map());

/** The comment as last received from the server. */
export const getComment = (get: Getter, id: string): Comment | undefined => get(commentsByIdAtom).get(id);

/** The comment as this user sees it, with a pending like; undefined when it is deleted or its author is blocked. */
export function getShownComment(get: Getter, id: string): Comment | undefined {
  const comment = getComment(get, id);
  if (!comment || get(blockedUserIdsAtom)?.has(comment.author.user_id)) return undefined;
  const pending = getPendingToggle(get, 'like-comment', id);
  const { reply_to: replyTo, reply_to_user_id: replyToId } = comment;
  return {
    ...comment,
    author: toShownAuthor(get, comment.author),
    // An empty name is of a cancelled account.
    reply_to: (replyTo && get(remarkNicknamesAtom).get(replyToId ?? '')) || replyTo,
    is_liked: getShownToggleValue(comment.is_liked, pending),
    like_count: getShownToggleCount(comment.like_count, comment.is_liked, pending),
  };
}

export const useComment = (id: string): Comment | undefined =>
  useAtomValue(useMemo(() => createShallowAtom((get) => getShownComment(get, id)), [id]));

/** The ids of the comments that this user sees. */
export const useVisibleCommentIds = (ids: readonly string[]): readonly string[] =>
  useAtomValue(useMemo(() => createShallowAtom((get) => ids.filter((id) => getShownComment(get, id))), [ids]))!;

/** Saves comments from a response. */
export const upsertCommentsAtom = atom(null, (_get, set, comments: readonly Comment[]) =>
  set(commentsByIdAtom, (known) => new Map([...known, ...comments.map((comment) => [comment.id, comment] as const)])),
);

export const removeCommentAtom = atom(null, (_get, set, id: string) =>
  set(commentsByIdAtom, (known) => new Map([...known].filter(([key]) => key !== id))),
);

/** Increments the reply count. */
export const incrementReplyCountAtom = atom(null, (get, set, id: string, by: 1 | -1) => {
  const comment = getComment(get, id);
  if (comment)
    set(upsertCommentsAtom, [{ ...comment, sub_comment_count: Math.max(0, comment.sub_comment_count + by) }]);
});
