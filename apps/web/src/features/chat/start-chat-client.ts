import { api } from '../../shared/api.ts';
import { showError } from '../../shared/errors.ts';
import { getDeviceId } from '../../shared/device.ts';
import { type EventClient, startEventClient } from '../../shared/events/event-client.ts';
import { onLogout } from '../../shared/local-data.ts';
import { refreshTokens } from '../../shared/refresh.ts';
import { currentSession, getToken, type Session } from '../../shared/session.ts';
import { setUnsentCountAtom } from '../../shared/unsent-count.ts';
import { openChat } from './chat-client.ts';
import { setChatAtom } from './chat-client-atom.ts';
import { outboxAtom, setListPhaseAtom } from './data/atoms.ts';

const started = new WeakSet<Session>();

const streamUrl = (): string => `${location.origin.replace('http', 'ws')}/api/v1/events`;

/**
 * Opens the chats of a session and follows its event stream until the session ends; `onEvents` hears of the stream once
 * it is there. A second call for the same session does nothing.
 */
export async function startChat(session: Session, onEvents: (events: EventClient) => void): Promise<void> {
  if (started.has(session) || !session.isSignedIn) return;
  started.add(session);
  const { userId: me, store } = session;
  const opening = openChat({
    me,
    store,
    api,
    onRefused: showError,
    follow(eventStore) {
      const eventOptions = {
        account: me,
        url: streamUrl(),
        deviceId: getDeviceId(),
        eventStore,
        getToken,
        refreshToken: refreshTokens,
      };
      const events = startEventClient(eventOptions);
      onEvents(events);
      return events;
    },
  });
  store.sub(outboxAtom, () => store.set(setUnsentCountAtom, store.get(outboxAtom).length));
  // Said before they are open: what is still being opened when the account leaves must not outlive it on the device.
  const undo = onLogout(async () => {
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
