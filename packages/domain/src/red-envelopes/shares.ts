import { type RedEnvelopeKindNumber, RED_ENVELOPE_MINEFIELD, RED_ENVELOPE_NORMAL } from './rules.ts';

/** A random whole number from 0 to less than the given one; all equally likely. */
export type RandomBelow = (limit: number) => number;

/**
 * Draws the shares of an envelope by the double-mean method: each share lies between 1 and twice the mean of the remaining points. Their
 * order is shuffled, so that it does not matter when somebody claims. `amount` and `count` must be valid (`findInvalidEnvelopeField`).
 */
export function drawShares(kind: RedEnvelopeKindNumber, amount: number, count: number, below: RandomBelow): number[] {
  if (kind === RED_ENVELOPE_NORMAL) return Array.from({ length: count }, () => amount / count);
  const step = kind === RED_ENVELOPE_MINEFIELD ? 10 : 1;
  const shares: number[] = [];
  let rest = amount;
  for (let left = count; left > 1; left -= 1) {
    const share = 1 + below(getBound(rest, left, step));
    shares.push(share);
    rest -= share;
  }
  shares.push(rest);
  return shuffle(shares, below);
}

/**
 * The largest next share, so that each of the others can still have a point. A minefield's bound is a multiple of 10: then every last digit
 * has exactly the same chance, also of the last share, because it is the rest of the others.
 */
function getBound(rest: number, left: number, step: number): number {
  const bound = Math.min(Math.floor((2 * rest) / left), rest - (left - 1));
  return Math.max(bound - (bound % step), 1);
}

/** Fisher–Yates. */
function shuffle(values: number[], below: RandomBelow): number[] {
  for (let index = values.length - 1; index > 0; index -= 1) {
    const other = below(index + 1);
    [values[index], values[other]] = [values[other]!, values[index]!];
  }
  return values;
}
