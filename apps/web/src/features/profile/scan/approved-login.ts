import { atom } from 'jotai/vanilla';

const base = atom<string | null>(null);

/** The code that let another device in last, by its id. */
export const admittedAtom = atom((get) => get(base));
export const noteAdmittedAtom = atom(null, (_get, set, id: string) => set(base, id));
