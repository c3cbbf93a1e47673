import { type NavigateOptions, useNavigate } from 'react-router';
import { paths } from '../../shared/navigation/paths.ts';
import { getCurrentSession, type Session } from '../../shared/session/session.ts';
import type { ChatClient } from './chat-client.ts';
import { chatClientAtom } from './chat-client-atom.ts';
import { groupsByIdAtom } from './sync/atoms.ts';

/** The session's chat client; waits until its database is open. */
const waitForChatClient = ({ store }: Session): Promise<ChatClient> =>
  new Promise((resolve) => {
    const check = (): void => {
      const chat = store.get(chatClientAtom);
      if (!chat) return;
      unsubscribe();
      resolve(chat);
    };
    const unsubscribe = store.sub(chatClientAtom, check);
    check();
  });

/**
 * The id of the direct message with a user, which is created on first use. One that the device has opens offline, too. Not in the chat client, because the chats need it only
 * from other screens. Waits for the client: a guest who has just logged in has none yet. @throws ApiError
 */
export async function findOrCreateDirectChatId(session: Session, userId: string): Promise<string> {
  const chat = await waitForChatClient(session);
  const known = [...session.store.get(groupsByIdAtom).values()].find(({ target }) => target?.id === userId);
  const { id } = known ?? (await chat.openDirect(userId));
  return id;
}

/** A sheet in the URL gives its place in the history to the chat: going back does not open it again. */
const replaceSheet = (): NavigateOptions => ({
  replace: new URLSearchParams(location.search).has('dialogVisible'),
});

interface OpenDirect {
  /** Runs just before the chat opens. */
  readonly onOpen?: () => void;
  /** Options of the navigation; the chat list has its own. */
  readonly getOptions?: () => NavigateOptions;
}

/** Returns an action that opens the chat with a user. */
export function useOpenDirectChat({ onOpen, getOptions = replaceSheet }: OpenDirect = {}): (
  userId: string,
) => Promise<void> {
  const navigate = useNavigate();
  return async (userId) => {
    const id = await findOrCreateDirectChatId(getCurrentSession(), userId);
    onOpen?.();
    void navigate(paths.room.href({ id }), getOptions());
  };
}
