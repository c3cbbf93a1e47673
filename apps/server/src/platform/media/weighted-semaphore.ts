type Waiting = { cost: number; begin: () => void };

/** Runs work in the order of its calls, so that the costs of running work stay within a total. */
export type WeightedSemaphore = <T>(cost: number, work: () => Promise<T>) => Promise<T>;

/** Work that costs more than `total` runs alone. */
export function createWeightedSemaphore(total: number): WeightedSemaphore {
  const waiting: Waiting[] = [];
  let usedCost = 0;
  const startNext = (): void => {
    for (let next = waiting[0]; next && (usedCost === 0 || usedCost + next.cost <= total); next = waiting[0]) {
      waiting.shift();
      usedCost += next.cost;
      next.begin();
    }
  };
  return async (cost, work) => {
    await new Promise<void>((begin) => {
      waiting.push({ cost, begin });
      startNext();
    });
    try {
      return await work();
    } finally {
      usedCost -= cost;
      startNext();
    }
  };
}
