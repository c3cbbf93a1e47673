import { atom } from 'jotai/vanilla';

/** The room whose search is open. */
export const searchedRoomAtom = atom<string | null>(null);
