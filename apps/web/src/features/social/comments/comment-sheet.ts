import type { Comment } from '@quintet/domain/social/media';
import { atom } from 'jotai/vanilla';
import { openLoginDialog } from '../../../shared/session/login-dialog.ts';
import { getCurrentSession } from '../../../shared/session/session.ts';

interface OpenSheet {
  readonly comment: Comment;
  readonly sheet: 'delete' | 'report' | 'block';
}

const commentSheetBase = atom<OpenSheet | null>(null);

/** The open sheet of a comment. */
export const commentActionSheetAtom = atom((get) => get(commentSheetBase));
export const closeCommentActionSheetAtom = atom(null, (_get, set) => set(commentSheetBase, null));

/** Opens a sheet for members; a guest logs in first. */
export function openCommentActionSheet(comment: Comment, sheet: OpenSheet['sheet']): void {
  const { isSignedIn, store } = getCurrentSession();
  if (isSignedIn) store.set(commentSheetBase, { comment, sheet });
  else openLoginDialog(() => openCommentActionSheet(comment, sheet));
}
