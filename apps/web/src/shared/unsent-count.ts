import { atom } from 'jotai/vanilla';

const countAtom = atom(0);

/** How many messages of this account are on this device only; they go with the account (spec §4, Logout). */
export const unsentCountAtom = atom((get) => get(countAtom));
export const setUnsentCountAtom = atom(null, (_get, set, count: number) => set(countAtom, count));
