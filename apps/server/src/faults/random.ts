/** Random choices from a seed, so that a run can be repeated. */
export type FaultTestRandom = {
  /** A whole number from 0 to below `end`. */
  below: (end: number) => number;
  pick: <T>(list: readonly T[]) => T;
  chance: (probability: number) => boolean;
};

/** Mulberry32. */
export function createFaultTestRandom(seed: number): FaultTestRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return { below, pick: (list) => list[below(list.length)]!, chance: (probability) => next() < probability };
}
