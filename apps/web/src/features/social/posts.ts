import type { Post } from '@quintet/domain/social/media';
import { getShownCount, getShown } from '@quintet/domain/social/pending-toggle';
import { useAtomValue } from 'jotai/react';
import { atom, type Getter } from 'jotai/vanilla';
import { useMemo } from 'react';
import { upsertAuthorsAtom, withPendingFollow } from './authors.ts';
import { shallowAtom } from './shallow-atom.ts';
import { getPendingToggle } from './pending-toggles.ts';

/** All posts of this session by id: a change shows in every list. Lists hold ids (paged-lists.ts), also of deleted posts. */
const postsBase = atom<ReadonlyMap<string, Post>>(new Map());

/** The posts as last received from the server. */
export const postsAtom = atom((get) => get(postsBase));

function withPendingToggles(get: Getter, id: string): Post | undefined {
  const post = get(postsBase).get(id);
  if (!post) return undefined;
  const [like, collect] = [getPendingToggle(get, 'like', id), getPendingToggle(get, 'collect', id)];
  return {
    ...post,
    author: withPendingFollow(get, post.author),
    is_liked: getShown(post.is_liked, like),
    like_count: getShownCount(post.like_count, post.is_liked, like),
    is_collected: getShown(post.is_collected, collect),
    collect_count: getShownCount(post.collect_count, post.is_collected, collect),
  };
}

export const postAtom = (id: string) => shallowAtom((get) => withPendingToggles(get, id));

/** The post with pending toggles applied; undefined while unknown and after deletion. */
export const usePost = (id: string): Post | undefined => useAtomValue(useMemo(() => postAtom(id), [id]));

/** The known posts among the ids. */
export const knownPostsAtom = (ids: readonly string[]) =>
  atom((get) => ids.flatMap((id) => get(postsBase).get(id) ?? []));

/** Saves posts from a response. */
export const upsertPostsAtom = atom(null, (_get, set, posts: readonly Post[]) => {
  set(
    upsertAuthorsAtom,
    posts.map(({ author }) => author),
  );
  set(postsBase, (known) => new Map([...known, ...posts.map((post) => [post.id, post] as const)]));
});

/** Updates a known post. */
export const patchPostAtom = atom(null, (get, set, id: string, changes: Partial<Post>) => {
  const post = get(postsBase).get(id);
  if (post) set(postsBase, (known) => new Map(known).set(id, { ...post, ...changes }));
});

/** Removes a deleted post. */
export const removePostAtom = atom(null, (_get, set, id: string) =>
  set(postsBase, (known) => new Map([...known].filter(([other]) => other !== id))),
);
