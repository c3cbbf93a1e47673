import { atom } from 'jotai/vanilla';

/** Which of a room's pictures and videos is looked at. */
interface Opened {
  readonly groupId: string;
  /** The row of its message, which stays the same when what was sent has arrived. */
  readonly key: string;
}

const base = atom<Opened | null>(null);

export const openedAtom = atom((get) => get(base));
export const openViewerAtom = atom(null, (_get, set, opened: Opened) => set(base, opened));
export const closeViewerAtom = atom(null, (_get, set) => set(base, null));
