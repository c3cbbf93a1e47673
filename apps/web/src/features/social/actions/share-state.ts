import { atom } from 'jotai/vanilla';
import { getCurrentSession } from '../../../shared/session/session.ts';

export interface ItemToShare {
  readonly kind: 'post' | 'author';
  readonly id: string;
}

const sharedItemBase = atom<ItemToShare | null>(null);

/** The item being shared. */
export const itemToShareAtom = atom((get) => get(sharedItemBase));
export const closeShareDialogAtom = atom(null, (_get, set) => set(sharedItemBase, null));

export function openShareDialog(shared: ItemToShare): void {
  getCurrentSession().store.set(sharedItemBase, shared);
}
