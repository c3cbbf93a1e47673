import { atom } from 'jotai/vanilla';

const followVersionBase = atom(0);

/** Grows with every completed follow and unfollow, so that the following feed knows it is outdated. */
export const followVersionAtom = atom((get) => get(followVersionBase));
export const incrementFollowVersionAtom = atom(null, (get, set) => set(followVersionBase, get(followVersionBase) + 1));
