import { atom } from 'jotai/vanilla';
import { openLoginDialog } from '../../../shared/login-dialog.ts';
import { currentSession } from '../../../shared/session.ts';
import { sessionValue } from '../../../shared/session-storage.ts';

/** What is being commented on. */
export interface Writing {
  readonly postId: string;
  /** The comment or answer that is answered; `threadId` is the comment under which it stands. */
  readonly reply?: { readonly id: string; readonly threadId: string; readonly name: string };
}

const base = atom<Writing | null>(null);

/** Where the form is open. */
export const writingAtom = atom((get) => get(base));
export const closeWritingAtom = atom(null, (_get, set) => set(base, null));

const newestBase = atom<string | null>(null);

/** The comment that was just written. */
export const newestAtom = atom((get) => get(newestBase));
export const writtenAtom = atom(null, (_get, set, id: string | null) => set(newestBase, id));

/** Opens the form; a guest is asked to log in before. */
export function beginWriting(writing: Writing): void {
  const { isSignedIn, store } = currentSession();
  if (isSignedIn) store.set(base, writing);
  else openLoginDialog(() => beginWriting(writing));
}

const keptFor = ({ postId, reply }: Writing) => sessionValue<string>(`quintet.comment.${reply?.id ?? postId}`);

/** What was typed and not sent; it outlives closing the form, leaving the page and reloading. */
const readTyped = (writing: Writing): string => keptFor(writing).read() ?? '';

const typedBase = atom(0);
/** What is typed to the post, or to one of its comments. */
export const typedAtom = (writing: Writing) =>
  atom(
    (get) => {
      get(typedBase);
      return readTyped(writing);
    },
    (_get, set, text: string) => {
      keptFor(writing).write(text === '' ? null : text);
      set(typedBase, (count) => count + 1);
    },
  );
