interface TabLeadershipOptions {
  /** The name of the Web Lock that the leading tab holds. */
  readonly name: string;
  /** This tab stops. */
  readonly signal: AbortSignal;
  /** Milliseconds within which the leading tab must answer. */
  readonly answerTimeoutMs: number;
  /** Leads until `leading` aborts: this tab stops, or another tab steals the lock. */
  readonly run: (leading: AbortSignal) => Promise<void>;
  /** Asks the leading tab for a message. */
  readonly askLeader: () => void;
}

export interface TabLeadership {
  start(): void;
  isLeading(): boolean;
  /** The leading tab has sent something. */
  onAnswer(): void;
}

/** Lets one tab lead: the one that holds the lock. When it closes or does not answer, another tab takes over. */
export function createTabLeadership(options: TabLeadershipOptions): TabLeadership {
  const { name, signal, answerTimeoutMs, run, askLeader } = options;
  let isLeading = false;
  let current = new AbortController();
  let answerTimer: ReturnType<typeof setTimeout>;

  async function lead(leading: AbortSignal): Promise<void> {
    isLeading = true;
    await run(leading);
    isLeading = false;
  }

  /** Waits for the lock and leads while it is held. */
  async function acquire(steals: boolean): Promise<void> {
    const leading = new AbortController();
    const stop = (): void => leading.abort();
    signal.addEventListener('abort', stop);
    current = leading;
    // Without Web Locks (an insecure page) every tab leads itself.
    if (!('locks' in navigator)) return lead(leading.signal);
    const lockOptions: LockOptions = steals ? { steal: true } : { signal: leading.signal };
    const wasStolen = await navigator.locks
      .request(name, lockOptions, () => lead(leading.signal))
      .then(
        () => false,
        // Any other error would repeat for ever: the document is gone, or the browser gives it no locks.
        (error: DOMException) => error.name === 'AbortError' && !leading.signal.aborted,
      );
    signal.removeEventListener('abort', stop);
    leading.abort();
    isLeading = false;
    if (wasStolen && !signal.aborted) await acquire(false);
  }

  /** A leading tab in the background may be frozen while it holds the lock: the visible tab steals it. */
  function checkLeader(): void {
    if (isLeading || globalThis.document?.hidden) return;
    askLeader();
    clearTimeout(answerTimer);
    answerTimer = setTimeout(() => {
      if (isLeading || signal.aborted) return;
      current.abort();
      void acquire(true);
    }, answerTimeoutMs);
  }

  return {
    start() {
      void acquire(false);
      checkLeader();
      globalThis.document?.addEventListener('visibilitychange', checkLeader, { signal });
      signal.addEventListener('abort', () => clearTimeout(answerTimer));
    },
    isLeading: () => isLeading,
    onAnswer: () => clearTimeout(answerTimer),
  };
}
