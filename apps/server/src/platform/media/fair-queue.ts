/** Runs work of users: one task of each user at a time; waiting users take turns. */
export type FairQueue = <T>(userId: string, work: () => Promise<T>) => Promise<T>;

/** Serves at most `places` users at once. */
export function createFairQueue(places: number): FairQueue {
  /** The waiting tasks by user, in the order of turns. */
  const waiting = new Map<string, (() => void)[]>();
  const served = new Set<string>();
  const beginNext = (): void => {
    for (const [userId, turns] of waiting) {
      if (served.size >= places) return;
      if (served.has(userId)) continue;
      const begin = turns.shift()!;
      // Move this user's remaining tasks behind all other waiting users.
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
