const MIN_DELAY_MS = 500;
/** After an outage, queued messages leave within this time even if the browser does not report a change of the network. */
const MAX_DELAY_MS = 10_000;

/** Milliseconds to wait before another attempt: doubling, and jittered so that a crowd does not come back at once. */
export function getBackoffDelayMs(attempt: number, random: () => number = Math.random): number {
  return Math.min(MAX_DELAY_MS, MIN_DELAY_MS * 2 ** attempt) * (0.5 + random() / 2);
}

/** Resolves after `delay`, or earlier when the network returns, the tab becomes visible, or `signal` aborts. */
export function waitBeforeRetry(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      removeEventListener('online', finish);
      signal.removeEventListener('abort', finish);
      globalThis.document?.removeEventListener('visibilitychange', onVisible);
      resolve();
    };
    const onVisible = (): void => {
      if (!document.hidden) finish();
    };
    const timer = setTimeout(finish, delay);
    addEventListener('online', finish);
    signal.addEventListener('abort', finish);
    globalThis.document?.addEventListener('visibilitychange', onVisible);
    if (signal.aborted) finish();
  });
}
