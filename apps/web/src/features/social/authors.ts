import { FollowRelation } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import type { Author } from '@quintet/domain/social/media';
import { shownCount } from '@quintet/domain/social/toggle';
import { useAtomValue } from 'jotai/react';
import { atom, type Getter } from 'jotai/vanilla';
import { useMemo } from 'react';
import { isAlike, steady } from './shallow-atom.ts';
import { wishIn } from './pending-toggles.ts';

type AuthorCounts = Schemas['AuthorCounts'];

/** Every author that this session has seen, once, and the counts of those whose page was open. */
const authorsBase = atom<ReadonlyMap<string, Author>>(new Map());
const countsBase = atom<ReadonlyMap<string, AuthorCounts>>(new Map());

/** As the server said last. */
export const authorIn = (get: Getter, id: string): Author | undefined => get(authorsBase).get(id);

/** As shown: who was just followed is followed. */
export function shownAuthor(get: Getter, known: Author): Author {
  const author = authorIn(get, known.id) ?? known;
  const wish = wishIn(get, 'follow', author.id);
  if (!wish) return author;
  const relation = wish.wanted ? FollowRelation.FOLLOWING : FollowRelation.NOT_FOLLOWING;
  return { ...author, is_followed: wish.wanted, relation };
}

function shownCounts(get: Getter, id: string): AuthorCounts | undefined {
  const [counts, author] = [get(countsBase).get(id), authorIn(get, id)];
  if (!counts || !author) return counts;
  return { ...counts, followers: shownCount(counts.followers, author.is_followed, wishIn(get, 'follow', id)) };
}

/** Undefined while the author is not known. */
const authorAtom = (id: string) =>
  steady((get) => {
    const author = authorIn(get, id);
    return author && shownAuthor(get, author);
  });

/** Those of the ids that are known. */
export const authorsAtom = (ids: readonly string[]) =>
  atom((get) =>
    ids.flatMap((id) => {
      const author = authorIn(get, id);
      return author ? [shownAuthor(get, author)] : [];
    }),
  );
export const authorCountsAtom = (id: string) => steady((get) => shownCounts(get, id));

export const useAuthor = (id: string): Author | undefined => useAtomValue(useMemo(() => authorAtom(id), [id]));
export const useAuthorCounts = (id: string): AuthorCounts | undefined =>
  useAtomValue(useMemo(() => authorCountsAtom(id), [id]));

/** Takes what the server said last. */
export const keepAuthorsAtom = atom(null, (get, set, authors: readonly Author[]) => {
  const known = get(authorsBase);
  const news = authors.filter((author) => {
    const before = known.get(author.id);
    return !before || !isAlike(before, author);
  });
  if (news.length > 0) set(authorsBase, new Map([...known, ...news.map((author) => [author.id, author] as const)]));
});

/** Changes what is known of an author. */
export const patchAuthorAtom = atom(null, (get, set, id: string, changed: Partial<Author>) => {
  const author = authorIn(get, id);
  if (author) set(keepAuthorsAtom, [{ ...author, ...changed }]);
});

export const keepCountsAtom = atom(null, (get, set, id: string, counts: AuthorCounts) =>
  set(countsBase, new Map(get(countsBase)).set(id, counts)),
);

/** One more or less of something that an author has, or (`me`) that oneself has. */
export const countAtom = atom(null, (get, set, whose: string, what: keyof AuthorCounts, by: 1 | -1) => {
  const id =
    whose === 'me'
      ? get(authorsBase)
          .values()
          .find(({ relation }) => relation === FollowRelation.SELF)?.id
      : whose;
  const counts = id === undefined ? undefined : get(countsBase).get(id);
  if (id !== undefined && counts) set(keepCountsAtom, id, { ...counts, [what]: Math.max(0, counts[what] + by) });
});
