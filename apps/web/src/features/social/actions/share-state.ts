import { atom } from 'jotai/vanilla';
import { currentSession } from '../../../shared/session.ts';

export interface Shared {
  readonly kind: 'post' | 'author';
  readonly id: string;
}

const base = atom<Shared | null>(null);

/** What is being shared. */
export const sharedAtom = atom((get) => get(base));
export const closeShareAtom = atom(null, (_get, set) => set(base, null));

export function openShare(shared: Shared): void {
  currentSession().store.set(base, shared);
}
