/** Runs work on a key; whoever comes later ends what is under way there, and begins when that has ended. */
export type TakeLatest = <T>(key: string, work: (signal: AbortSignal) => Promise<T>) => Promise<T>;

/**
 * One upload has one writer. A browser that goes on after a broken connection may come before the break was noticed here:
 * then the connection that it gave up must not write any more.
 */
export function createTakeLatest(): TakeLatest {
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
