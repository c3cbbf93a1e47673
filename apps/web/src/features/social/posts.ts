import type { Post } from '@quintet/domain/social/media';
import { shownCount, shownOf } from '@quintet/domain/social/toggle';
import { useAtomValue } from 'jotai/react';
import { atom, type Getter } from 'jotai/vanilla';
import { useMemo } from 'react';
import { upsertAuthorsAtom, withPendingFollow } from './authors.ts';
import { shallowAtom } from './shallow-atom.ts';
import { getPendingToggle } from './pending-toggles.ts';

/**
 * Every post that this session has seen, once, whatever lists it stands in: what changes shows everywhere. Lists hold ids
 * (listings.ts), also of posts that are gone.
 */
const postsBase = atom<ReadonlyMap<string, Post>>(new Map());

/** As the server said last. */
export const postsAtom = atom((get) => get(postsBase));

function withPendingToggles(get: Getter, id: string): Post | undefined {
  const post = get(postsBase).get(id);
  if (!post) return undefined;
  const [like, collect] = [getPendingToggle(get, 'like', id), getPendingToggle(get, 'collect', id)];
  return {
    ...post,
    author: withPendingFollow(get, post.author),
    is_liked: shownOf(post.is_liked, like),
    like_count: shownCount(post.like_count, post.is_liked, like),
    is_collected: shownOf(post.is_collected, collect),
    collect_count: shownCount(post.collect_count, post.is_collected, collect),
  };
}

export const postAtom = (id: string) => shallowAtom((get) => withPendingToggles(get, id));

/** As shown: what was just pressed counts already. Undefined while it is not known, and when it is gone. */
export const usePost = (id: string): Post | undefined => useAtomValue(useMemo(() => postAtom(id), [id]));

/** Those of the ids that are known. */
export const knownPostsAtom = (ids: readonly string[]) =>
  atom((get) => ids.flatMap((id) => get(postsBase).get(id) ?? []));

/** Takes what the server said last. */
export const upsertPostsAtom = atom(null, (_get, set, posts: readonly Post[]) => {
  set(
    upsertAuthorsAtom,
    posts.map(({ author }) => author),
  );
  set(postsBase, (known) => new Map([...known, ...posts.map((post) => [post.id, post] as const)]));
});

/** Changes what is known of a post. */
export const patchPostAtom = atom(null, (get, set, id: string, changes: Partial<Post>) => {
  const post = get(postsBase).get(id);
  if (post) set(postsBase, (known) => new Map(known).set(id, { ...post, ...changes }));
});

/** It was deleted. */
export const removePostAtom = atom(null, (_get, set, id: string) =>
  set(postsBase, (known) => new Map([...known].filter(([other]) => other !== id))),
);
