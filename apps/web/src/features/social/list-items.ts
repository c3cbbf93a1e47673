import { withFirstId, withLastId, withoutId } from '@quintet/domain/social/paged-list';
import { atom } from 'jotai/vanilla';
import { changeListAtom } from './paged-lists.ts';

/** Adds a new item at the start or end of a list, or removes one. */
export const prependAtom = atom(null, (_get, set, key: string, id: string) =>
  set(changeListAtom, key, (listing) => withFirstId(listing, id)),
);
export const appendAtom = atom(null, (_get, set, key: string, id: string) =>
  set(changeListAtom, key, (listing) => withLastId(listing, id)),
);
export const removeItemAtom = atom(null, (_get, set, key: string, id: string) =>
  set(changeListAtom, key, (listing) => withoutId(listing, id)),
);
