import { atom } from 'jotai/vanilla';

/** The room whose search is open. */
export const searchedRoomIdAtom = atom<string | null>(null);

/** Closes the search of this room; that of another room stays. */
export const closeRoomSearchAtom = atom(null, (get, set, roomId: string) => {
  if (get(searchedRoomIdAtom) === roomId) set(searchedRoomIdAtom, null);
});
