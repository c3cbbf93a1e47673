import { atom } from 'jotai/vanilla';

const searchedRoomBase = atom<string | null>(null);

/** The room whose search is open. */
export const searchedRoomAtom = atom(
  (get) => get(searchedRoomBase),
  (_get, set, groupId: string | null) => set(searchedRoomBase, groupId),
);
