import { connect, type EventSocketOptions } from './socket.ts';
import { getBackoffDelay, waitOrWake } from './backoff.ts';

export interface EventStreamOptions extends EventSocketOptions {
  readonly getToken: () => string | null;
  /** This token was refused. True: there is a new one. False: the session is over. Rejects when nobody could be asked. */
  readonly refreshToken: (token: string) => Promise<boolean>;
  readonly onLost: () => void;
}

/** Follows the event stream until `signal` or the end of the session; a lost connection is taken up where it broke off. */
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
    // A journal that cannot be read now may be readable in a moment.
    const closeReason = await connect(socketOptions, token, signal).catch(() => 'lost' as const);
    if (signal.aborted) return;
    options.onLost();
    if (closeReason === 'refused') {
      const isRefreshed = await options.refreshToken(token).catch(() => null);
      if (isRefreshed === false) return;
      // A new token is tried at once, however long it took to be had; one that is refused as well has to wait.
      isTokenNew = isRefreshed === true && !isTokenNew;
      if (isTokenNew) continue;
    }
    await waitOrWake(getBackoffDelay(attempt++), signal);
  }
}
