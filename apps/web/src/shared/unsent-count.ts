import { atom } from 'jotai/vanilla';

const base = atom(0);

/** How many messages of this account are on this device only; they go with the account (spec §4, Logout). */
export const unsentAtom = atom((get) => get(base));
export const setUnsentAtom = atom(null, (_get, set, count: number) => set(base, count));
