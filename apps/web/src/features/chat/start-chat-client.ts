import { api } from '../../shared/api.ts';
import { showError } from '../../shared/errors.ts';
import { getDeviceId } from '../../shared/device.ts';
import { type EventClient, startEventClient } from '../../shared/events/event-client.ts';
import { onLogout } from '../../shared/local-data.ts';
import { refreshTokens } from '../../shared/refresh.ts';
import { currentSession, getToken, type Session } from '../../shared/session.ts';
import { setUnsentCountAtom } from '../../shared/unsent-count.ts';
import { createChatClient } from './chat-client.ts';
import { setChatClientAtom } from './chat-client-atom.ts';
import { outboxAtom, setGroupListStatusAtom } from './data/atoms.ts';

const startedSessions = new WeakSet<Session>();

const getStreamUrl = (): string => `${location.origin.replace('http', 'ws')}/api/v1/events`;

/**
 * Opens the chats of a session and follows its event stream until the session ends; `onEvents` hears of the stream once
 * it is there. A second call for the same session does nothing.
 */
export async function startChatClient(session: Session, onEvents: (events: EventClient) => void): Promise<void> {
  if (startedSessions.has(session) || !session.isSignedIn) return;
  startedSessions.add(session);
  const { userId: me, store } = session;
  const creating = createChatClient({
    me,
    store,
    api,
    onRefused: showError,
    startEvents(eventStore) {
      const eventOptions = {
        account: me,
        url: getStreamUrl(),
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
  const unsubscribe = onLogout(async () => {
    unsubscribe();
    store.set(setChatClientAtom, null);
    const chat = await creating.catch(() => null);
    chat?.close();
  });
  try {
    const chat = await creating;
    if (currentSession() === session) store.set(setChatClientAtom, chat);
  } catch (error) {
    unsubscribe();
    startedSessions.delete(session);
    store.set(setGroupListStatusAtom, { status: 'failed', error });
  }
}
