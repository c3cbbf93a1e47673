import { atom } from 'jotai/vanilla';

/** Which of a room's pictures and videos is looked at. */
interface OpenedMedia {
  readonly groupId: string;
  /** The row of its message, which stays the same when what was sent has arrived. */
  readonly key: string;
}

const openedMediaBaseAtom = atom<OpenedMedia | null>(null);

export const openedMediaAtom = atom((get) => get(openedMediaBaseAtom));
export const openViewerAtom = atom(null, (_get, set, opened: OpenedMedia) => set(openedMediaBaseAtom, opened));
export const closeViewerAtom = atom(null, (_get, set) => set(openedMediaBaseAtom, null));
