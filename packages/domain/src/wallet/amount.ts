import type { FieldError } from '../auth/field-error.ts';
import { getRedemptionFee, type RedemptionFeeRule } from './fee.ts';

/** What limits the amount of a redemption. Amounts are whole points. */
export interface RedemptionLimits extends RedemptionFeeRule {
  readonly min_amount: number;
  readonly max_amount: number;
  readonly daily_left: number;
  /** The points that can be spent now. */
  readonly available: number;
}

type AmountError = FieldError<
  | 'wallet.amount.invalid'
  | 'wallet.amount.min'
  | 'wallet.amount.max'
  | 'wallet.amount.daily'
  | 'wallet.amount.fee'
  | 'wallet.amount.insufficient'
>;

/** Spaces and separators of thousands, as keyboards and pasted numbers have them. */
const SEPARATORS = /[\s,'’_]/g;

/** The typed digits, without separators and leading zeros; full-width digits become ASCII. Null for any other character. */
export function normalizeAmountInput(text: string): string | null {
  const digits = text.normalize('NFKC').replace(SEPARATORS, '');
  return /^\d*$/.test(digits) ? digits.replace(/^0+(?=\d)/, '') : null;
}

/** The whole points that a text means; null if it means none. */
export function parsePointsAmount(text: string): number | null {
  const digits = normalizeAmountInput(text);
  const amount = Number(digits);
  return digits && Number.isSafeInteger(amount) && amount > 0 ? amount : null;
}

/** Validates the amount of a redemption. Amounts above a limit are final: more digits make them larger. */
export function validateRedemptionAmount(text: string, limits: RedemptionLimits): AmountError | null {
  const amount = parsePointsAmount(text);
  if (amount === null) return { message: 'wallet.amount.invalid' };
  const { min_amount: min, max_amount: max, daily_left: left, available } = limits;
  if (amount > available) return { message: 'wallet.amount.insufficient', isFinal: true };
  if (amount > max) return { message: 'wallet.amount.max', values: { max }, isFinal: true };
  if (amount > left) return { message: 'wallet.amount.daily', values: { left }, isFinal: true };
  if (amount < min) return { message: 'wallet.amount.min', values: { min } };
  const fee = getRedemptionFee(amount, limits);
  return amount > fee ? null : { message: 'wallet.amount.fee', values: { fee } };
}

/** The largest amount that passes all limits; 0 if none does. */
export function getLargestRedemptionAmount(limits: RedemptionLimits): number {
  const largest = Math.min(limits.available, limits.max_amount, limits.daily_left);
  return validateRedemptionAmount(String(largest), limits) === null ? largest : 0;
}
