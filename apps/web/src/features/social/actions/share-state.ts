import { atom } from 'jotai/vanilla';
import { currentSession } from '../../../shared/session/session.ts';

export interface SharedItem {
  readonly kind: 'post' | 'author';
  readonly id: string;
}

const sharedItemBase = atom<SharedItem | null>(null);

/** The item being shared. */
export const sharedItemAtom = atom((get) => get(sharedItemBase));
export const closeShareAtom = atom(null, (_get, set) => set(sharedItemBase, null));

export function openShareDialog(shared: SharedItem): void {
  currentSession().store.set(sharedItemBase, shared);
}
