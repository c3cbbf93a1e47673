type Waiting<K, V> = { key: K; resolve: (value: V) => void; reject: (error: unknown) => void };

/** Keys that one call of `load` gets at most, so that other work can run between two calls. */
const MAX_KEYS = 100;
/** Concurrent calls of `load`, so that many callers at once leave database connections for others. */
const MAX_LOADS = 4;

/**
 * Loads together what concurrent calls ask for: all calls of one turn of the event loop share one call of `load`, which returns the
 * values in the order of the keys.
 */
export function createBatchLoader<K, V>(load: (keys: K[]) => Promise<readonly V[]>): (key: K) => Promise<V> {
  const waiting: Waiting<K, V>[] = [];
  let loads = 0;
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled || waiting.length === 0 || loads === MAX_LOADS) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      void loadNext();
      schedule();
    });
  }

  async function loadNext(): Promise<void> {
    loads += 1;
    const batch = waiting.splice(0, MAX_KEYS);
    try {
      const values = await load(batch.map(({ key }) => key));
      batch.forEach(({ resolve }, index) => resolve(values[index]!));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    loads -= 1;
    schedule();
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      schedule();
    });
}
