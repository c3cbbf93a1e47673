import { atom } from 'jotai/vanilla';
import { openLoginDialog } from '../../../shared/session/login-dialog.ts';
import { getCurrentSession } from '../../../shared/session/session.ts';

type Sheet = 'likers' | 'viewers' | 'report' | 'edit' | 'permissions' | 'delete' | 'block';

interface OpenSheet {
  readonly postId: string;
  readonly sheet: Sheet;
}

const postSheetBase = atom<OpenSheet | null>(null);

/** The open sheet of a post's page. */
export const postPageSheetAtom = atom((get) => get(postSheetBase));
export const closePostPageSheetAtom = atom(null, (_get, set) => set(postSheetBase, null));

/** Opens a sheet for members; a guest logs in first. */
export function openPostPageSheet(postId: string, sheet: Sheet): void {
  const { isSignedIn, store } = getCurrentSession();
  if (isSignedIn) store.set(postSheetBase, { postId, sheet });
  else openLoginDialog(() => openPostPageSheet(postId, sheet));
}
