import { follow, type Line } from './socket.ts';
import { backoff, wait } from './backoff.ts';

export interface Stream extends Line {
  readonly getToken: () => string | null;
  /** This token was refused. True: there is a new one. False: the session is over. Rejects when nobody could be asked. */
  readonly renewToken: (token: string) => Promise<boolean>;
  readonly onLost: () => void;
}

/** Follows the event stream until `signal` or the end of the session; a lost connection is taken up where it broke off. */
export async function keepFollowing(stream: Stream, signal: AbortSignal): Promise<void> {
  let attempt = 0;
  let isTokenNew = false;
  const line: Line = {
    ...stream,
    onLive: (type) => {
      attempt = 0;
      stream.onLive(type);
    },
  };
  while (!signal.aborted) {
    const token = stream.getToken();
    if (!token) return;
    // A journal that cannot be read now may be readable in a moment.
    const ending = await follow(line, token, signal).catch(() => 'lost' as const);
    if (signal.aborted) return;
    stream.onLost();
    if (ending === 'refused') {
      const isRenewed = await stream.renewToken(token).catch(() => null);
      if (isRenewed === false) return;
      // A new token is tried at once, however long it took to be had; one that is refused as well has to wait.
      isTokenNew = isRenewed === true && !isTokenNew;
      if (isTokenNew) continue;
    }
    await wait(backoff(attempt++), signal);
  }
}
