export type SeededRandom = {
  /** From 0 to less than 1. */
  next: () => number;
  /** A whole number from 0 to less than the given one. */
  below: (limit: number) => number;
  pick: <T>(values: readonly T[]) => T;
  /** Distinct values in random order. */
  some: <T>(values: readonly T[], amount: number) => T[];
};

/** A seeded generator (mulberry32). */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (values) => values[below(values.length)]!,
    some: (values, amount) => {
      const left = [...values];
      return Array.from({ length: Math.min(amount, left.length) }, () => left.splice(below(left.length), 1)[0]!);
    },
  };
}
