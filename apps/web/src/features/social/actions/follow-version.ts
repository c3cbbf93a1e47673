import { atom } from 'jotai/vanilla';

const base = atom(0);

/** Grows with every follow and unfollow that came through: what the follow feed holds may be old. */
export const followsAtom = atom((get) => get(base));
export const noteFollowAtom = atom(null, (get, set) => set(base, get(base) + 1));
