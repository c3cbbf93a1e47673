import { atom } from 'jotai/vanilla';

const hasDraftBase = atom(false);

/** Whether a draft of a post waits on this device. */
export const hasDraftAtom = atom((get) => get(hasDraftBase));
export const setHasDraftAtom = atom(null, (_get, set, hasDraft: boolean) => set(hasDraftBase, hasDraft));
