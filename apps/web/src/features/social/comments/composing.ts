import { atom } from 'jotai/vanilla';
import { openLoginDialog } from '../../../shared/login-dialog.ts';
import { currentSession } from '../../../shared/session.ts';
import { sessionValue } from '../../../shared/session-storage.ts';

/** What is being commented on. */
export interface CommentTarget {
  readonly postId: string;
  /** The comment or answer that is answered; `threadId` is the comment under which it stands. */
  readonly reply?: { readonly id: string; readonly threadId: string; readonly name: string };
}

const commentTargetBase = atom<CommentTarget | null>(null);

/** Where the form is open. */
export const commentTargetAtom = atom((get) => get(commentTargetBase));
export const closeComposerAtom = atom(null, (_get, set) => set(commentTargetBase, null));

const newCommentIdBase = atom<string | null>(null);

/** The comment that was just written. */
export const newCommentIdAtom = atom((get) => get(newCommentIdBase));
export const setNewCommentIdAtom = atom(null, (_get, set, id: string | null) => set(newCommentIdBase, id));

/** Opens the form; a guest is asked to log in before. */
export function startComment(target: CommentTarget): void {
  const { isSignedIn, store } = currentSession();
  if (isSignedIn) store.set(commentTargetBase, target);
  else openLoginDialog(() => startComment(target));
}

const draftStorage = ({ postId, reply }: CommentTarget) =>
  sessionValue<string>(`quintet.comment.${reply?.id ?? postId}`);

/** What was typed and not sent; it outlives closing the form, leaving the page and reloading. */
const readDraft = (target: CommentTarget): string => draftStorage(target).read() ?? '';

const draftVersionBase = atom(0);
/** What is typed to the post, or to one of its comments. */
export const commentDraftAtom = (target: CommentTarget) =>
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
