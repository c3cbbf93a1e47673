import type { Post } from '@quintet/domain/social/media';
import { atom } from 'jotai/vanilla';
import { postsByIdAtom } from './posts.ts';

/** Updates a known post. */
export const patchPostAtom = atom(null, (get, set, id: string, changes: Partial<Post>) => {
  const post = get(postsByIdAtom).get(id);
  if (post) set(postsByIdAtom, (known) => new Map(known).set(id, { ...post, ...changes }));
});

/** Removes a post from those that are loaded; lists keep its id until `removeListItemAtom`. */
export const removeKnownPostAtom = atom(null, (_get, set, id: string) =>
  set(postsByIdAtom, (known) => new Map([...known].filter(([other]) => other !== id))),
);
