import { atom } from 'jotai/vanilla';

/** The room whose search is open. */
export const searchedRoomIdAtom = atom<string | null>(null);
