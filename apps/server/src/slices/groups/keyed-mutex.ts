/** Runs work on one key one after another, in the order of the calls; work on other keys does not wait. */
export type KeyedMutex = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Requests for the same row lock wait here, where waiting holds no database connection: otherwise one busy group could use up
 * all connections.
 */
export function createKeyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key);
    const turn = (async () => {
      await before;
      return work();
    })();
    const end = turn.catch(() => {});
    last.set(key, end);
    try {
      return await turn;
    } finally {
      if (last.get(key) === end) last.delete(key);
    }
  };
}

/** One queue per group, for every operation that adds to its history or changes its messages. */
export const runExclusiveInGroup: KeyedMutex = createKeyedMutex();
