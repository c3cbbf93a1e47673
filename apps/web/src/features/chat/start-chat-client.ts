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
 * Creates the chat client of a session and runs its event stream until the session ends; `onEvents` receives the event client. Repeated
 * calls for a session do nothing.
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
  // Registered before the client exists, so that a logout during its creation closes it too.
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
