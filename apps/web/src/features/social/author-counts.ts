import { FollowRelation } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { getShownToggleCount } from '@quintet/domain/social/pending-toggle';
import { useAtomValue } from 'jotai/react';
import { atom, type Getter } from 'jotai/vanilla';
import { useMemo } from 'react';
import { authorsByIdAtom } from './authors.ts';
import { getPendingToggle } from './pending-toggles.ts';
import { createShallowAtom } from './shallow-atom.ts';

type AuthorCounts = Schemas['AuthorCounts'];

/** The counts of visited authors by id. A file of its own, because the first screens do not need it. */
const countsBase = atom<ReadonlyMap<string, AuthorCounts>>(new Map());

function countsWithPendingFollow(get: Getter, id: string): AuthorCounts | undefined {
  const [counts, author] = [get(countsBase).get(id), get(authorsByIdAtom).get(id)];
  if (!counts || !author) return counts;
  return {
    ...counts,
    followers: getShownToggleCount(counts.followers, author.is_followed, getPendingToggle(get, 'follow', id)),
  };
}

export const createAuthorCountsAtom = (id: string) => createShallowAtom((get) => countsWithPendingFollow(get, id));

export const useAuthorCounts = (id: string): AuthorCounts | undefined =>
  useAtomValue(useMemo(() => createAuthorCountsAtom(id), [id]));

export const setAuthorCountsAtom = atom(null, (get, set, id: string, counts: AuthorCounts) =>
  set(countsBase, new Map(get(countsBase)).set(id, counts)),
);

/** Increments a count of an author, or of this user (`me`). */
export const incrementAuthorCountAtom = atom(null, (get, set, owner: string, field: keyof AuthorCounts, by: 1 | -1) => {
  const id =
    owner === 'me'
      ? [...get(authorsByIdAtom).values()].find(({ relation }) => relation === FollowRelation.SELF)?.id
      : owner;
  const counts = id === undefined ? undefined : get(countsBase).get(id);
  if (id !== undefined && counts) set(setAuthorCountsAtom, id, { ...counts, [field]: Math.max(0, counts[field] + by) });
});
