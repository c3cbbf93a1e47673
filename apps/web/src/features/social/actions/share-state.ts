import { atom } from 'jotai/vanilla';
import { getCurrentSession } from '../../../shared/session/session.ts';

export interface SharedItem {
  readonly kind: 'post' | 'author';
  readonly id: string;
}

const sharedItemBase = atom<SharedItem | null>(null);

/** The item being shared. */
export const sharedItemAtom = atom((get) => get(sharedItemBase));
export const closeShareDialogAtom = atom(null, (_get, set) => set(sharedItemBase, null));

export function openShareDialog(shared: SharedItem): void {
  getCurrentSession().store.set(sharedItemBase, shared);
}
