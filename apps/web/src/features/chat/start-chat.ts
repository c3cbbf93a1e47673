import { api } from '../../shared/api.ts';
import { reportFailure } from '../../shared/errors.ts';
import { deviceId } from '../../shared/device.ts';
import { type Events, startEvents } from '../../shared/events/event-client.ts';
import { onAccountLeaves } from '../../shared/local-data.ts';
import { renewTokens } from '../../shared/refresh.ts';
import { currentSession, getToken, type Session } from '../../shared/session.ts';
import { setUnsentAtom } from '../../shared/unsent-count.ts';
import { openChat } from './chat.ts';
import { setChatAtom } from './chat-atom.ts';
import { outboxAtom, setListPhaseAtom } from './data/atoms.ts';

const started = new WeakSet<Session>();

const streamUrl = (): string => `${location.origin.replace('http', 'ws')}/api/v1/events`;

/**
 * Opens the chats of a session and follows its event stream until the session ends; `onEvents` hears of the stream once
 * it is there. A second call for the same session does nothing.
 */
export async function startChat(session: Session, onEvents: (events: Events) => void): Promise<void> {
  if (started.has(session) || !session.isSignedIn) return;
  started.add(session);
  const { userId: me, store } = session;
  const opening = openChat({
    me,
    store,
    api,
    onRefused: reportFailure,
    follow(journal) {
      const options = {
        account: me,
        url: streamUrl(),
        deviceId: deviceId(),
        journal,
        getToken,
        renewToken: renewTokens,
      };
      const events = startEvents(options);
      onEvents(events);
      return events;
    },
  });
  store.sub(outboxAtom, () => store.set(setUnsentAtom, store.get(outboxAtom).length));
  // Said before they are open: what is still being opened when the account leaves must not outlive it on the device.
  const undo = onAccountLeaves(async () => {
    undo();
    store.set(setChatAtom, null);
    const chat = await opening.catch(() => null);
    chat?.close();
  });
  try {
    const chat = await opening;
    if (currentSession() === session) store.set(setChatAtom, chat);
  } catch (error) {
    undo();
    started.delete(session);
    store.set(setListPhaseAtom, { is: 'failed', error });
  }
}
