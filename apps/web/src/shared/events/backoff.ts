const SHORTEST = 500;
const LONGEST = 30_000;

/** Milliseconds to wait before another attempt: doubling, and jittered so that a crowd does not come back at once. */
export function backoff(attempt: number, random: () => number = Math.random): number {
  return Math.min(LONGEST, SHORTEST * 2 ** attempt) * (0.5 + random() / 2);
}

/** Resolves after a time, or sooner: when the network is back, the tab comes to the front, or all is over. */
export function wait(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      globalThis.document?.removeEventListener('visibilitychange', shown);
      resolve();
    };
    const shown = (): void => {
      if (!document.hidden) done();
    };
    const timer = setTimeout(done, time);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
    globalThis.document?.addEventListener('visibilitychange', shown);
    if (signal.aborted) done();
  });
}
