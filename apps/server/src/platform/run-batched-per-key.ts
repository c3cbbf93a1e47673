type Waiting<T, R> = { item: T; resolve: (result: R) => void; reject: (error: unknown) => void };

/** Runs work for an item of a key together with the items of other calls. */
export type RunBatchedPerKey<T, R> = (key: string, item: T) => Promise<R>;

/**
 * Runs `work` for all items of a key that wait, at most `max` at once, and for each key one call after another: items that come meanwhile
 * share the next call. `work` returns the results in the order of the items.
 */
export function createRunBatchedPerKey<T, R>(
  max: number,
  work: (key: string, items: T[]) => Promise<readonly R[]>,
): RunBatchedPerKey<T, R> {
  const queues = new Map<string, Waiting<T, R>[]>();

  async function runAll(key: string, waiting: Waiting<T, R>[]): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, max);
      try {
        const results = await work(
          key,
          batch.map(({ item }) => item),
        );
        batch.forEach(({ resolve }, index) => resolve(results[index]!));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    queues.delete(key);
  }

  return (key, item) =>
    new Promise((resolve, reject) => {
      const queue = queues.get(key);
      if (queue) return void queue.push({ item, resolve, reject });
      const waiting = [{ item, resolve, reject }];
      queues.set(key, waiting);
      void runAll(key, waiting);
    });
}
