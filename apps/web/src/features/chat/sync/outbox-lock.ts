/** Milliseconds between two questions of a waiting tab, and within which the tab that holds the lock must answer. */
const HEARTBEAT_MS = 5_000;
const ANSWER_TIMEOUT_MS = 3_000;

type TabMessage = 'ask' | 'held';

/** Runs a task in one tab at a time. */
export interface OutboxLock {
  /** Waits for the lock and runs the task, which must stop when `held` aborts. Resolves to undefined when the lock was lost meanwhile. */
  run<T>(task: (held: AbortSignal) => Promise<T>): Promise<T | undefined>;
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Runs `task` until it ends or the page is frozen. */
async function runUntilFrozen<T>(task: () => Promise<T>, lost: AbortController): Promise<T | undefined> {
  const release = (): void => lost.abort();
  const frozen = new Promise<undefined>((resolve) => {
    lost.signal.addEventListener('abort', () => resolve(undefined));
  });
  globalThis.document?.addEventListener('freeze', release);
  addEventListener('pagehide', release);
  try {
    return await Promise.race([task(), frozen]);
  } finally {
    globalThis.document?.removeEventListener('freeze', release);
    removeEventListener('pagehide', release);
  }
}

/**
 * A Web Lock that a waiting tab steals from a holder that does not answer, because the browser has frozen it. A page that gets the
 * `freeze` event releases the lock itself. Without Web Locks (insecure page) tasks run at once.
 */
export function createOutboxLock(name: string, signal: AbortSignal): OutboxLock {
  const channel = new BroadcastChannel(name);
  signal.addEventListener('abort', () => channel.close());
  let isHolding = false;
  let onAnswer = (): void => undefined;
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'held') onAnswer();
    else if (isHolding) channel.postMessage('held' satisfies TabMessage);
  };

  /** Asks the holder until it is silent, or until `waiting` aborts. */
  function watchHolder(onSilent: () => void, waiting: AbortSignal): void {
    let timer: ReturnType<typeof setTimeout>;
    const ask = (): void => {
      channel.postMessage('ask' satisfies TabMessage);
      timer = setTimeout(onSilent, ANSWER_TIMEOUT_MS);
    };
    onAnswer = () => {
      clearTimeout(timer);
      timer = setTimeout(ask, HEARTBEAT_MS);
    };
    ask();
    waiting.addEventListener('abort', () => clearTimeout(timer));
  }

  async function request<T>(task: (held: AbortSignal) => Promise<T>, steals: boolean): Promise<T | undefined> {
    const [waiting, lost] = [new AbortController(), new AbortController()];
    let isSilent = false;
    const onSilent = (): void => {
      isSilent = true;
      waiting.abort();
    };
    const pending = AbortSignal.any([signal, waiting.signal]);
    if (!steals) watchHolder(onSilent, pending);
    try {
      return await navigator.locks.request(name, steals ? { steal: true } : { signal: pending }, () => {
        waiting.abort();
        isHolding = true;
        return runUntilFrozen(() => task(AbortSignal.any([signal, lost.signal])), lost);
      });
    } catch (error) {
      if (!isAbort(error) || signal.aborted) throw error;
      // Another tab has stolen the lock, or this tab steals it.
      lost.abort();
      return isSilent ? await request(task, true) : undefined;
    } finally {
      isHolding = false;
    }
  }

  return { run: (task) => ('locks' in navigator ? request(task, false) : task(signal)) };
}
