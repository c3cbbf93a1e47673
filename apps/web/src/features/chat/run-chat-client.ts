import { ApiError } from '@quintet/api/error';
import { api } from '../../shared/requests/api.ts';
import { showError } from '../../shared/feedback/errors.ts';
import { getOrCreateDeviceId } from '../../shared/session/device.ts';
import { getBackoffDelayMs, waitBeforeRetry } from '../../shared/requests/backoff.ts';
import { type EventClient, startEventClient } from '../../shared/events/event-client.ts';
import { onLogout } from '../../shared/session/local-data.ts';
import { refreshTokens } from '../../shared/session/refresh.ts';
import { getCurrentSession, getAccessToken, type Session } from '../../shared/session/session.ts';
import { setUnsentMessageCountAtom } from '../../shared/session/unsent-message-count.ts';
import { type ChatClient, createChatClient } from './chat-client.ts';
import { setChatClientAtom } from './chat-client-atom.ts';
import { outboxAtom, setGroupListStatusAtom } from './sync/atoms.ts';

const startedSessions = new WeakSet<Session>();

const getStreamUrl = (): string => `${location.origin.replace('http', 'ws')}/api/v1/events`;

const showLocalError = (code: string): void => showError(new ApiError({ code, status: 0, operation: null }));

/** Another tab runs a newer version of the app, which this one cannot read along with. */
const isNewerDatabase = (error: unknown): boolean => error instanceof DOMException && error.name === 'VersionError';

/**
 * Creates the chat client of a session and runs its event stream until the session ends; `onEvents` receives the event client. A database
 * that does not open, or that the browser closes, is opened again. Repeated calls for a session do nothing.
 */
export async function runChatClient(session: Session, onEvents: (events: EventClient) => void): Promise<void> {
  if (startedSessions.has(session) || !session.isSignedIn) return;
  startedSessions.add(session);
  const { userId: me, store } = session;
  const controller = new AbortController();
  const { signal } = controller;
  let creating: Promise<ChatClient> | null = null;
  store.sub(outboxAtom, () => store.set(setUnsentMessageCountAtom, store.get(outboxAtom).length));

  async function close(): Promise<void> {
    store.set(setChatClientAtom, null);
    const chat = await creating?.catch(() => null);
    chat?.close();
  }
  // Registered before the client exists, so that a logout during its creation closes it too.
  const unsubscribe = onLogout(() => {
    unsubscribe();
    controller.abort();
    return close();
  });

  /** Runs a client; resolves when its database is closed. */
  async function runClient(): Promise<void> {
    let onDatabaseClosed = (): void => undefined;
    const closed = new Promise<void>((resolve) => {
      onDatabaseClosed = resolve;
    });
    creating = createChatClient({
      me,
      store,
      api,
      onRefused: showError,
      database: { onClosed: onDatabaseClosed, onBlocked: () => showLocalError('app.database_blocked') },
      startEvents(eventSink) {
        const eventOptions = {
          account: me,
          url: getStreamUrl(),
          deviceId: getOrCreateDeviceId(),
          eventSink,
          getToken: getAccessToken,
          refreshToken: refreshTokens,
        };
        const events = startEventClient(eventOptions);
        onEvents(events);
        return events;
      },
    });
    const chat = await creating;
    if (getCurrentSession() === session) store.set(setChatClientAtom, chat);
    await closed;
    await close();
  }

  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      await runClient();
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      store.set(setGroupListStatusAtom, { status: 'failed', error });
      if (isNewerDatabase(error)) {
        showLocalError('app.database_newer');
        return;
      }
    }
    await waitBeforeRetry(getBackoffDelayMs(failures), signal);
  }
}
