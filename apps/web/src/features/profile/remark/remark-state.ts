import { atom } from 'jotai/vanilla';
import { currentSession } from '../../../shared/session/session.ts';

/** The id of the user whose remark is being edited. */
export const editedRemarkAtom = atom<string | null>(null);

export const openRemark = (userId: string): void => currentSession().store.set(editedRemarkAtom, userId);
