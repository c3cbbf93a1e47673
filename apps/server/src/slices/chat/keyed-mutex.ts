/** Work on one key runs one after another, in the order of asking; work on other keys does not wait for it. */
export type KeyedMutex = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Those who would wait for the same lock in the database wait here instead, where it costs nobody a connection: a busy
 * room must not stop the others.
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

/** One queue per group, of all that adds to it or changes what is in it. */
export const runExclusive: KeyedMutex = createKeyedMutex();
