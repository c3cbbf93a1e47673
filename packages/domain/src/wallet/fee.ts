/** How a payment provider charges a redemption. */
export interface RedemptionFeeRule {
  /** Hundredths of a percent. */
  readonly fee_basis_points: number;
  readonly fee_min: number;
}

const BASIS_POINTS = 10_000;

/** The fee of a redemption, rounded up to whole points; its recipient gets the amount without it. */
export function getRedemptionFee(amount: number, { fee_basis_points: rate, fee_min: min }: RedemptionFeeRule): number {
  // The integer quotient: a division in floating point could round a whole fee up by one.
  const charged = amount * rate;
  const rest = charged % BASIS_POINTS;
  return Math.max(min, (charged - rest) / BASIS_POINTS + (rest > 0 ? 1 : 0));
}
