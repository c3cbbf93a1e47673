import { atom } from 'jotai/vanilla';

const approvedLoginBaseAtom = atom<string | null>(null);

/** The id of the code that last logged another device in. */
export const approvedLoginIdAtom = atom((get) => get(approvedLoginBaseAtom));
export const setApprovedLoginIdAtom = atom(null, (_get, set, id: string) => set(approvedLoginBaseAtom, id));
