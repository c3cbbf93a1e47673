/** Whether a share ends in the digit of its minefield: then its claimer pays the stake (`getMinefieldStake`) to the sender. One share in ten does. */
export const isMinefieldHit = (share: number, digit: number): boolean => share % 10 === digit;

export type MinefieldResults = {
  /** Points of the claimed shares, which go to their claimers. */
  paid: number;
  /** The claims that are hit, by their place in `shares`. */
  hits: number[];
  /** Points that return to the sender. */
  returned: number;
};

/** What happens at the results of a minefield; `shares` are the claimed ones. */
export function computeMinefieldResults(amount: number, digit: number, shares: readonly number[]): MinefieldResults {
  const paid = shares.reduce((total, share) => total + share, 0);
  const hits = [...shares.keys()].filter((index) => isMinefieldHit(shares[index]!, digit));
  return { paid, hits, returned: amount - paid };
}
