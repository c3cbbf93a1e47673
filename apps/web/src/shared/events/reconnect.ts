import { runEventSocketUntilClosed, type EventSocketOptions } from './socket.ts';
import { getBackoffDelayMs, waitBeforeRetry } from '../requests/backoff.ts';

export interface EventStreamOptions extends EventSocketOptions {
  readonly getToken: () => string | null;
  /** Refreshes a rejected token. True: there is a new token. False: the session is over. Rejects when the server is unreachable. */
  readonly refreshToken: (token: string) => Promise<boolean>;
  readonly onLost: () => void;
}

/** Runs the event stream until `signal` aborts or the session ends, and reconnects at the last position. */
export async function runEventStream(options: EventStreamOptions, signal: AbortSignal): Promise<void> {
  let attempt = 0;
  let isTokenNew = false;
  const socketOptions: EventSocketOptions = {
    ...options,
    onLive: (sendTyping) => {
      attempt = 0;
      options.onLive(sendTyping);
    },
  };
  while (!signal.aborted) {
    const token = options.getToken();
    if (!token) return;
    // A store that cannot be read now may be readable after the backoff.
    const closeReason = await runEventSocketUntilClosed(socketOptions, token, signal).catch(() => 'lost' as const);
    if (signal.aborted) return;
    options.onLost();
    if (closeReason === 'refused') {
      const isRefreshed = await options.refreshToken(token).catch(() => null);
      if (isRefreshed === false) return;
      // A new token is tried at once; a new token that is rejected as well waits for the backoff.
      isTokenNew = isRefreshed === true && !isTokenNew;
      if (isTokenNew) continue;
    }
    await waitBeforeRetry(getBackoffDelayMs(attempt++), signal);
  }
}
