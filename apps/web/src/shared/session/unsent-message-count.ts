import { atom } from 'jotai/vanilla';

const countAtom = atom(0);

/** Messages that exist on this device only; logging out deletes them (spec §4, Logout). */
export const unsentMessageCountAtom = atom((get) => get(countAtom));
export const setUnsentMessageCountAtom = atom(null, (_get, set, count: number) => set(countAtom, count));
