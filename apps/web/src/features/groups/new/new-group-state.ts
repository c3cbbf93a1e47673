import { atom } from 'jotai/vanilla';
import { getCurrentSession } from '../../../shared/session/session.ts';

const isNewGroupOpenBase = atom(false);

/** Whether a group is being created. */
export const isNewGroupOpenAtom = atom((get) => get(isNewGroupOpenBase));
export const closeNewGroupAtom = atom(null, (_get, set) => set(isNewGroupOpenBase, false));

export const openNewGroup = (): void => getCurrentSession().store.set(isNewGroupOpenBase, true);
