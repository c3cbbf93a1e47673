import { atom } from 'jotai/vanilla';

const followVersionBase = atom(0);

/** Grows with every follow and unfollow that came through: what the follow feed holds may be old. */
export const followVersionAtom = atom((get) => get(followVersionBase));
export const incrementFollowVersionAtom = atom(null, (get, set) => set(followVersionBase, get(followVersionBase) + 1));
