import type { Comment } from '@quintet/domain/social/media';
import { shownCount, shownOf } from '@quintet/domain/social/toggle';
import { useAtomValue } from 'jotai/react';
import { atom, type Getter } from 'jotai/vanilla';
import { useMemo } from 'react';
import { steady } from '../shallow-atom.ts';
import { wishIn } from '../pending-toggles.ts';

/** Every comment that this session has seen, answers included; lists hold ids. */
const commentsBase = atom<ReadonlyMap<string, Comment>>(new Map());

/** As the server said last. */
export const commentIn = (get: Getter, id: string): Comment | undefined => get(commentsBase).get(id);

function shownComment(get: Getter, id: string): Comment | undefined {
  const comment = commentIn(get, id);
  if (!comment) return undefined;
  const wish = wishIn(get, 'like-comment', id);
  return {
    ...comment,
    is_liked: shownOf(comment.is_liked, wish),
    like_count: shownCount(comment.like_count, comment.is_liked, wish),
  };
}

/** As shown: what was just pressed counts already. Undefined when it is gone. */
export const useComment = (id: string): Comment | undefined =>
  useAtomValue(useMemo(() => steady((get) => shownComment(get, id)), [id]));

/** Takes what the server said last. */
export const keepCommentsAtom = atom(null, (_get, set, comments: readonly Comment[]) =>
  set(commentsBase, (known) => new Map([...known, ...comments.map((comment) => [comment.id, comment] as const)])),
);

/** One answer more or less. */
export const countRepliesAtom = atom(null, (get, set, id: string, by: 1 | -1) => {
  const comment = commentIn(get, id);
  if (comment) set(keepCommentsAtom, [{ ...comment, sub_comment_count: Math.max(0, comment.sub_comment_count + by) }]);
});
