import { atom } from 'jotai/vanilla';
import { openLoginDialog } from '../../../shared/login-dialog.ts';
import { currentSession } from '../../../shared/session.ts';

type Sheet = 'likers' | 'viewers' | 'report' | 'edit' | 'permissions' | 'delete' | 'block';

interface OpenSheet {
  readonly postId: string;
  readonly sheet: Sheet;
}

const base = atom<OpenSheet | null>(null);

/** What is open over a post's page. */
export const sheetAtom = atom((get) => get(base));
export const closeSheetAtom = atom(null, (_get, set) => set(base, null));

/** All of these are for members: a guest is asked to log in, and finds it open then. */
export function openSheet(postId: string, sheet: Sheet): void {
  const { isSignedIn, store } = currentSession();
  if (isSignedIn) store.set(base, { postId, sheet });
  else openLoginDialog(() => openSheet(postId, sheet));
}
