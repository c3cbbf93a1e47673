import { atom } from 'jotai/vanilla';
import { getCurrentSession } from '../../../shared/session/session.ts';

/** The id of the user whose remark is being edited. */
export const editedRemarkUserIdAtom = atom<string | null>(null);

export const openRemarkSheet = (userId: string): void => getCurrentSession().store.set(editedRemarkUserIdAtom, userId);
