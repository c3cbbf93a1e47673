import { countCodePoints } from '../code-points.ts';
import { RED_ENVELOPE_GREETING_MAX, RED_ENVELOPE_POINTS_MAX, RED_ENVELOPE_SHARES_MAX } from '../limits.ts';

/** The kinds on the wire (RedEnvelopeKind, spec §3). Numbers, because the enumeration would be in every first screen. */
export const RED_ENVELOPE_NORMAL = 1;
export const RED_ENVELOPE_LUCKY = 2;
export const RED_ENVELOPE_MINEFIELD = 3;
export type RedEnvelopeKindNumber =
  | typeof RED_ENVELOPE_NORMAL
  | typeof RED_ENVELOPE_LUCKY
  | typeof RED_ENVELOPE_MINEFIELD;

/** Minimum mean share of a minefield: with smaller ones, some digits would be more likely than others. */
export const MINEFIELD_MEAN_MIN = 100;
export const MINEFIELD_SHARES_MIN = 2;
/** Largest `count × multiple`. One share in ten ends in the chosen digit, so up to ten the sender gains nothing on average. */
const EDGE_LIMIT = 10;

export type RedEnvelopeInput = {
  kind: RedEnvelopeKindNumber;
  /** Whole points of all shares. */
  amount: number;
  count: number;
  digit?: number | undefined;
  greeting?: string | undefined;
};

export type RedEnvelopeContext = {
  isDirect: boolean;
  /** Of the brand: what a hit pays, as a multiple of the amount. */
  multiple: number;
};

/** Multiples are exact to a hundredth. */
const toHundredths = (multiple: number): number => Math.round(multiple * 100);

/** The most shares of a minefield, so that its sender has no edge over the claimers. */
export const getMinefieldSharesMax = (multiple: number): number =>
  Math.floor((EDGE_LIMIT * 100) / toHundredths(multiple));

/** Points that a claimer who is hit pays to the sender, and the most that a claimer can lose. */
export const getMinefieldStake = (amount: number, multiple: number): number =>
  Math.floor((amount * toHundredths(multiple)) / 100);

const isWithin = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

/** The bounds of the shares of an envelope; `max` is below `min` if the kind cannot be sent there. */
export function getShareCountBounds(
  kind: RedEnvelopeKindNumber,
  { isDirect, multiple }: RedEnvelopeContext,
): { min: number; max: number } {
  if (kind === RED_ENVELOPE_MINEFIELD)
    return { min: MINEFIELD_SHARES_MIN, max: isDirect ? 0 : getMinefieldSharesMax(multiple) };
  return { min: 1, max: isDirect ? 1 : RED_ENVELOPE_SHARES_MAX };
}

/** The first field of an envelope that breaks a rule, or null. Balance and links are checked elsewhere. */
export function findInvalidEnvelopeField(
  { kind, amount, count, digit, greeting = '' }: RedEnvelopeInput,
  context: RedEnvelopeContext,
): 'kind' | 'amount' | 'count' | 'digit' | 'greeting' | null {
  const { min, max } = getShareCountBounds(kind, context);
  if (max < min) return 'kind';
  if (!isWithin(count, min, max)) return 'count';
  const mean = kind === RED_ENVELOPE_MINEFIELD ? MINEFIELD_MEAN_MIN : 1;
  if (!isWithin(amount, mean * count, RED_ENVELOPE_POINTS_MAX)) return 'amount';
  if (kind === RED_ENVELOPE_NORMAL && amount % count !== 0) return 'amount';
  if (kind === RED_ENVELOPE_MINEFIELD ? digit === undefined || !isWithin(digit, 0, 9) : digit !== undefined)
    return 'digit';
  return countCodePoints(greeting) > RED_ENVELOPE_GREETING_MAX ? 'greeting' : null;
}
