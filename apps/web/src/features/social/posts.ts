import type { Post } from '@quintet/domain/social/media';
import { getShownToggleCount, getShownToggleValue } from '@quintet/domain/social/pending-toggle';
import { useAtomValue } from 'jotai/react';
import { atom, type Getter } from 'jotai/vanilla';
import { useMemo } from 'react';
import { upsertAuthorsAtom, toShownAuthor } from './authors.ts';
import { createShallowAtom } from './shallow-atom.ts';
import { getPendingToggle } from './pending-toggles.ts';

/** All posts of this session by id, as last received from the server: a change shows in every list. Lists hold ids (paged-lists.ts), also of deleted posts. */
export const postsByIdAtom = atom<ReadonlyMap<string, Post>>(new Map());

function withPendingToggles(get: Getter, id: string): Post | undefined {
  const post = get(postsByIdAtom).get(id);
  if (!post) return undefined;
  const [like, collect] = [getPendingToggle(get, 'like', id), getPendingToggle(get, 'collect', id)];
  return {
    ...post,
    author: toShownAuthor(get, post.author),
    is_liked: getShownToggleValue(post.is_liked, like),
    like_count: getShownToggleCount(post.like_count, post.is_liked, like),
    is_collected: getShownToggleValue(post.is_collected, collect),
    collect_count: getShownToggleCount(post.collect_count, post.is_collected, collect),
  };
}

export const createPostByIdAtom = (id: string) => createShallowAtom((get) => withPendingToggles(get, id));

/** The post with pending toggles applied; undefined while unknown and after deletion. */
export const usePost = (id: string): Post | undefined => useAtomValue(useMemo(() => createPostByIdAtom(id), [id]));

/** Saves posts from a response. */
export const upsertPostsAtom = atom(null, (_get, set, posts: readonly Post[]) => {
  set(
    upsertAuthorsAtom,
    posts.map(({ author }) => author),
  );
  set(postsByIdAtom, (known) => new Map([...known, ...posts.map((post) => [post.id, post] as const)]));
});
