import { atom } from 'jotai/vanilla';

const approvedLoginBaseAtom = atom<string | null>(null);

/** The code that let another device in last, by its id. */
export const approvedLoginAtom = atom((get) => get(approvedLoginBaseAtom));
export const setApprovedLoginAtom = atom(null, (_get, set, id: string) => set(approvedLoginBaseAtom, id));
