export interface AsyncThrottle {
  /** Asks for a run, up to `spreadMs` later than it could begin. */
  readonly request: (spreadMs: number) => void;
}

/** Runs `load` when asked: never twice at a time, at most once in `intervalMs`, and always once after the last request. */
export function createAsyncThrottle(load: () => Promise<unknown>, intervalMs: number): AsyncThrottle {
  let startedAt = -Infinity;
  let state: 'idle' | 'scheduled' | 'running' = 'idle';
  /** The request that arrived during a run. */
  let waiting: number | null = null;

  function request(spreadMs: number): void {
    if (state === 'scheduled') return;
    if (state === 'running') return void (waiting = spreadMs);
    state = 'scheduled';
    const delay = Math.max(0, startedAt + intervalMs - performance.now()) + Math.random() * spreadMs;
    setTimeout(() => void run(), delay);
  }

  async function run(): Promise<void> {
    state = 'running';
    startedAt = performance.now();
    // A failed run is shown by the query.
    await load().catch(() => undefined);
    state = 'idle';
    const spreadMs = waiting;
    waiting = null;
    if (spreadMs !== null) request(spreadMs);
  }

  return { request };
}
