/** Runs work on a key. A later call for the same key aborts the running work and starts when it has ended. */
export type RunAbortingPreviousPerKey = <T>(key: string, work: (signal: AbortSignal) => Promise<T>) => Promise<T>;

/**
 * Ensures one writer per upload. A browser may reconnect before the server notices that the old connection broke; the old
 * request must then stop writing.
 */
export function createRunAbortingPreviousPerKey(): RunAbortingPreviousPerKey {
  const underWay = new Map<string, { controller: AbortController; ended: Promise<unknown> }>();
  return async (key, work) => {
    const before = underWay.get(key);
    const controller = new AbortController();
    const turn = (async () => {
      before?.controller.abort();
      await before?.ended;
      return work(controller.signal);
    })();
    const own = { controller, ended: turn.catch(() => {}) };
    underWay.set(key, own);
    try {
      return await turn;
    } finally {
      if (underWay.get(key) === own) underWay.delete(key);
    }
  };
}
