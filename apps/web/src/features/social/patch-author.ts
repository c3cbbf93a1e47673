import type { Author } from '@quintet/domain/social/media';
import { atom } from 'jotai/vanilla';
import { authorsByIdAtom, upsertAuthorsAtom } from './authors.ts';

/** Updates a known author. A file of its own, because the first screens do not need it. */
export const patchAuthorAtom = atom(null, (get, set, id: string, changes: Partial<Author>) => {
  const author = get(authorsByIdAtom).get(id);
  if (author) set(upsertAuthorsAtom, [{ ...author, ...changes }]);
});
