import type { Author } from '@quintet/domain/social/media';
import { useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { useMemo } from 'react';
import { authorsByIdAtom, toShownAuthor } from './authors.ts';
import { createShallowAtom } from './shallow-atom.ts';

const authorAtom = (id: string) =>
  createShallowAtom((get) => {
    const author = get(authorsByIdAtom).get(id);
    return author && toShownAuthor(get, author);
  });

/** An author as this user sees them; undefined while unknown. */
export const useAuthor = (id: string): Author | undefined => useAtomValue(useMemo(() => authorAtom(id), [id]));

/** The known authors among the ids, as this user sees them. */
export const createAuthorsAtom = (ids: readonly string[]) =>
  atom((get) =>
    ids.flatMap((id) => {
      const author = get(authorsByIdAtom).get(id);
      return author ? [toShownAuthor(get, author)] : [];
    }),
  );
