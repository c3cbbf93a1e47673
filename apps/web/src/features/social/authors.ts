import { FollowRelation } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import type { Author } from '@quintet/domain/social/media';
import { getShownCount } from '@quintet/domain/social/pending-toggle';
import { useAtomValue } from 'jotai/react';
import { atom, type Getter } from 'jotai/vanilla';
import { useMemo } from 'react';
import { shallowEqual, shallowAtom } from './shallow-atom.ts';
import { getPendingToggle } from './pending-toggles.ts';

type AuthorCounts = Schemas['AuthorCounts'];

/** All authors of this session by id, and the counts of visited ones. */
const authorsBase = atom<ReadonlyMap<string, Author>>(new Map());
const countsBase = atom<ReadonlyMap<string, AuthorCounts>>(new Map());

/** The author as last received from the server. */
export const getAuthor = (get: Getter, id: string): Author | undefined => get(authorsBase).get(id);

/** The author with a pending follow applied. */
export function withPendingFollow(get: Getter, known: Author): Author {
  const author = getAuthor(get, known.id) ?? known;
  const pending = getPendingToggle(get, 'follow', author.id);
  if (!pending) return author;
  const relation = pending.wanted ? FollowRelation.FOLLOWING : FollowRelation.NOT_FOLLOWING;
  return { ...author, is_followed: pending.wanted, relation };
}

function countsWithPendingFollow(get: Getter, id: string): AuthorCounts | undefined {
  const [counts, author] = [get(countsBase).get(id), getAuthor(get, id)];
  if (!counts || !author) return counts;
  return {
    ...counts,
    followers: getShownCount(counts.followers, author.is_followed, getPendingToggle(get, 'follow', id)),
  };
}

/** Undefined while the author is unknown. */
const authorAtom = (id: string) =>
  shallowAtom((get) => {
    const author = getAuthor(get, id);
    return author && withPendingFollow(get, author);
  });

/** The known authors among the ids. */
export const authorsAtom = (ids: readonly string[]) =>
  atom((get) =>
    ids.flatMap((id) => {
      const author = getAuthor(get, id);
      return author ? [withPendingFollow(get, author)] : [];
    }),
  );
export const authorCountsAtom = (id: string) => shallowAtom((get) => countsWithPendingFollow(get, id));

export const useAuthor = (id: string): Author | undefined => useAtomValue(useMemo(() => authorAtom(id), [id]));
export const useAuthorCounts = (id: string): AuthorCounts | undefined =>
  useAtomValue(useMemo(() => authorCountsAtom(id), [id]));

/** Saves authors from a response. */
export const upsertAuthorsAtom = atom(null, (get, set, authors: readonly Author[]) => {
  const known = get(authorsBase);
  const changed = authors.filter((author) => {
    const before = known.get(author.id);
    return !before || !shallowEqual(before, author);
  });
  if (changed.length > 0)
    set(authorsBase, new Map([...known, ...changed.map((author) => [author.id, author] as const)]));
});

/** Updates a known author. */
export const patchAuthorAtom = atom(null, (get, set, id: string, changes: Partial<Author>) => {
  const author = getAuthor(get, id);
  if (author) set(upsertAuthorsAtom, [{ ...author, ...changes }]);
});

export const setCountsAtom = atom(null, (get, set, id: string, counts: AuthorCounts) =>
  set(countsBase, new Map(get(countsBase)).set(id, counts)),
);

/** Increments a count of an author, or of this user (`me`). */
export const incrementCountAtom = atom(null, (get, set, owner: string, field: keyof AuthorCounts, by: 1 | -1) => {
  const id =
    owner === 'me'
      ? [...get(authorsBase).values()].find(({ relation }) => relation === FollowRelation.SELF)?.id
      : owner;
  const counts = id === undefined ? undefined : get(countsBase).get(id);
  if (id !== undefined && counts) set(setCountsAtom, id, { ...counts, [field]: Math.max(0, counts[field] + by) });
});
