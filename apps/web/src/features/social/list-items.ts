import { withFirst, withLast, without } from '@quintet/domain/social/paged-list';
import { atom } from 'jotai/vanilla';
import { changeListAtom } from './paged-lists.ts';

/** Adds a new item at the start or end of a list, or removes one. */
export const prependAtom = atom(null, (_get, set, key: string, id: string) =>
  set(changeListAtom, key, (listing) => withFirst(listing, id)),
);
export const appendAtom = atom(null, (_get, set, key: string, id: string) =>
  set(changeListAtom, key, (listing) => withLast(listing, id)),
);
export const removeItemAtom = atom(null, (_get, set, key: string, id: string) =>
  set(changeListAtom, key, (listing) => without(listing, id)),
);
