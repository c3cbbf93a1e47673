import { prependListId, appendListId, removeListId } from '@quintet/domain/social/paged-list';
import { atom } from 'jotai/vanilla';
import { changePagedListAtom } from './paged-lists.ts';

/** Adds a new item at the start or end of a list, or removes one. */
export const prependListItemAtom = atom(null, (_get, set, key: string, id: string) =>
  set(changePagedListAtom, key, (list) => prependListId(list, id)),
);
export const appendListItemAtom = atom(null, (_get, set, key: string, id: string) =>
  set(changePagedListAtom, key, (list) => appendListId(list, id)),
);
export const removeListItemAtom = atom(null, (_get, set, key: string, id: string) =>
  set(changePagedListAtom, key, (list) => removeListId(list, id)),
);
