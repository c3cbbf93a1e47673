/** Runs work of users: one task of each user at a time; waiting users take turns. */
export type FairUserQueue = <T>(userId: string, work: () => Promise<T>) => Promise<T>;

/** Runs work of at most `maxUsers` users at once. */
export function createFairUserQueue(maxUsers: number): FairUserQueue {
  /** The waiting tasks by user, in the order of turns. */
  const waiting = new Map<string, (() => void)[]>();
  const runningUsers = new Set<string>();
  const startNext = (): void => {
    for (const [userId, turns] of waiting) {
      if (runningUsers.size >= maxUsers) return;
      if (runningUsers.has(userId)) continue;
      const begin = turns.shift()!;
      // Move this user's remaining tasks behind all other waiting users.
      waiting.delete(userId);
      if (turns.length > 0) waiting.set(userId, turns);
      runningUsers.add(userId);
      begin();
    }
  };
  return async (userId, work) => {
    await new Promise<void>((begin) => {
      const turns = waiting.get(userId);
      if (turns) turns.push(begin);
      else waiting.set(userId, [begin]);
      startNext();
    });
    try {
      return await work();
    } finally {
      runningUsers.delete(userId);
      startNext();
    }
  };
}
