import type { Comment } from '@quintet/domain/social/media';
import { atom, type Getter } from 'jotai/vanilla';

/** Every comment that this session has seen, answers included; lists hold ids. */
const commentsBase = atom<ReadonlyMap<string, Comment>>(new Map());

/** As the server said last. */
export const commentIn = (get: Getter, id: string): Comment | undefined => get(commentsBase).get(id);

/** Takes what the server said last. */
export const keepCommentsAtom = atom(null, (_get, set, comments: readonly Comment[]) =>
  set(commentsBase, (known) => new Map([...known, ...comments.map((comment) => [comment.id, comment] as const)])),
);
