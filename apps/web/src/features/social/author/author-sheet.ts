import { atom } from 'jotai/vanilla';
import { openLoginDialog } from '../../../shared/session/login-dialog.ts';
import { getCurrentSession } from '../../../shared/session/session.ts';

interface OpenSheet {
  readonly authorId: string;
  readonly sheet: 'followings' | 'followers' | 'settings' | 'block' | 'report';
}

const authorSheetBase = atom<OpenSheet | null>(null);

/** The open sheet of an author's page. */
export const authorPageSheetAtom = atom((get) => get(authorSheetBase));
export const closeAuthorPageSheetAtom = atom(null, (_get, set) => set(authorSheetBase, null));

/** Opens a sheet for members; a guest logs in first. */
export function openAuthorPageSheet(authorId: string, sheet: OpenSheet['sheet']): void {
  const { isSignedIn, store } = getCurrentSession();
  if (isSignedIn) store.set(authorSheetBase, { authorId, sheet });
  else openLoginDialog(() => openAuthorPageSheet(authorId, sheet));
}
