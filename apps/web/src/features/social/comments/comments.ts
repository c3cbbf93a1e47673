import type { Comment } from '@quintet/domain/social/media';
import { getShownCount, getShown } from '@quintet/domain/social/pending-toggle';
import { useAtomValue } from 'jotai/react';
import { atom, type Getter } from 'jotai/vanilla';
import { useMemo } from 'react';
import { shallowAtom } from '../shallow-atom.ts';
import { getPendingToggle } from '../pending-toggles.ts';

/** All comments and replies of this session by id; lists hold ids. */
const commentsBase = atom<ReadonlyMap<string, Comment>>(new Map());

/** The comment as last received from the server. */
export const getComment = (get: Getter, id: string): Comment | undefined => get(commentsBase).get(id);

function withPendingLike(get: Getter, id: string): Comment | undefined {
  const comment = getComment(get, id);
  if (!comment) return undefined;
  const pending = getPendingToggle(get, 'like-comment', id);
  return {
    ...comment,
    is_liked: getShown(comment.is_liked, pending),
    like_count: getShownCount(comment.like_count, comment.is_liked, pending),
  };
}

/** The comment with a pending like applied; undefined when it is deleted. */
export const useComment = (id: string): Comment | undefined =>
  useAtomValue(useMemo(() => shallowAtom((get) => withPendingLike(get, id)), [id]));

/** Saves comments from a response. */
export const upsertCommentsAtom = atom(null, (_get, set, comments: readonly Comment[]) =>
  set(commentsBase, (known) => new Map([...known, ...comments.map((comment) => [comment.id, comment] as const)])),
);

/** Increments the reply count. */
export const incrementRepliesAtom = atom(null, (get, set, id: string, by: 1 | -1) => {
  const comment = getComment(get, id);
  if (comment)
    set(upsertCommentsAtom, [{ ...comment, sub_comment_count: Math.max(0, comment.sub_comment_count + by) }]);
});
