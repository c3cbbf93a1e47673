import { atom } from 'jotai/vanilla';

/** Remark nicknames by user id. */
export type Remarks = ReadonlyMap<string, string>;

/** The remark nicknames that this user gave. Every name on screen is read through them, so that caches hold original nicknames only. */
export const remarksAtom = atom<Remarks>(new Map());
