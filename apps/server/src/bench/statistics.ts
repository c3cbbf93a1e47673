/** The value below which a share of the values lies: 0.5 is the middle, 0.99 the p99. */
export const getQuantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]!;

/** The middle value; of an even number, the upper one. */
export const getUpperMedian = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Rounds to two decimals. */
export const roundToHundredths = (value: number): number => Math.round(value * 100) / 100;
