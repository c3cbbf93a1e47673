/** Runs work of users: each has one thing done at a time, and those who wait take turns. */
export type FairQueue = <T>(userId: string, work: () => Promise<T>) => Promise<T>;

/** At most `places` users at once. */
export function createFairQueue(places: number): FairQueue {
  /** In the order of their turns. */
  const waiting = new Map<string, (() => void)[]>();
  const served = new Set<string>();
  const beginNext = (): void => {
    for (const [userId, turns] of waiting) {
      if (served.size >= places) return;
      if (served.has(userId)) continue;
      const begin = turns.shift()!;
      // The rest of this user's comes after everybody else who waits.
      waiting.delete(userId);
      if (turns.length > 0) waiting.set(userId, turns);
      served.add(userId);
      begin();
    }
  };
  return async (userId, work) => {
    await new Promise<void>((begin) => {
      const turns = waiting.get(userId);
      if (turns) turns.push(begin);
      else waiting.set(userId, [begin]);
      beginNext();
    });
    try {
      return await work();
    } finally {
      served.delete(userId);
      beginNext();
    }
  };
}
