import { atom } from 'jotai/vanilla';

/** The image or video that the viewer shows. */
interface OpenedMedia {
  readonly groupId: string;
  /** The key of its row, which stays the same after sending. */
  readonly key: string;
}

const openedMediaBaseAtom = atom<OpenedMedia | null>(null);

export const openedMediaAtom = atom((get) => get(openedMediaBaseAtom));
export const openMediaViewerAtom = atom(null, (_get, set, opened: OpenedMedia) => set(openedMediaBaseAtom, opened));
export const closeMediaViewerAtom = atom(null, (_get, set) => set(openedMediaBaseAtom, null));
