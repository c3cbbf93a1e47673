import { atom } from 'jotai/vanilla';
import { openLoginDialog } from '../../../shared/session/login-dialog.ts';
import { getCurrentSession } from '../../../shared/session/session.ts';
import { createSessionStorageValue } from '../../../shared/storage/session-storage.ts';

/** The post or comment that a new comment belongs to. */
export interface CommentTarget {
  readonly postId: string;
  /** The comment being replied to; `threadId` is its top-level comment. */
  readonly reply?: { readonly id: string; readonly threadId: string; readonly name: string; readonly text: string };
}

const commentTargetBase = atom<CommentTarget | null>(null);

/** The target of the open editor. */
export const commentTargetAtom = atom((get) => get(commentTargetBase));
export const closeCommentComposerAtom = atom(null, (_get, set) => set(commentTargetBase, null));

const newCommentIdBase = atom<string | null>(null);

/** The id of the comment that was just sent. */
export const lastSentCommentIdAtom = atom((get) => get(newCommentIdBase));
export const setLastSentCommentIdAtom = atom(null, (_get, set, id: string | null) => set(newCommentIdBase, id));

/** Opens the editor; a guest logs in first. */
export function openCommentComposer(target: CommentTarget): void {
  const { isSignedIn, store } = getCurrentSession();
  if (isSignedIn) store.set(commentTargetBase, target);
  else openLoginDialog(() => openCommentComposer(target), 'comment');
}

const draftStorage = ({ postId, reply }: CommentTarget) =>
  createSessionStorageValue<string>(`quintet.comment.${reply?.id ?? postId}`);

/** Unsent text, kept in this tab through closing, leaving and reloading. */
const readDraft = (target: CommentTarget): string => draftStorage(target).read() ?? '';

const draftVersionBase = atom(0);
/** The draft of a comment on a post or of a reply. */
export const createCommentDraftAtom = (target: CommentTarget) =>
  atom(
    (get) => {
      get(draftVersionBase);
      return readDraft(target);
    },
    (_get, set, text: string) => {
      draftStorage(target).write(text === '' ? null : text);
      set(draftVersionBase, (count) => count + 1);
    },
  );
