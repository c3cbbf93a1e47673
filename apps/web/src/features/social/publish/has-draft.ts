import { atom } from 'jotai/vanilla';

const hasDraftBase = atom(false);

/** Whether a draft of a post waits on this device. */
export const hasPostDraftAtom = atom((get) => get(hasDraftBase));
export const setHasPostDraftAtom = atom(null, (_get, set, hasDraft: boolean) => set(hasDraftBase, hasDraft));
