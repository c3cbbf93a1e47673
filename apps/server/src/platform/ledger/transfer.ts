import type { PointsTransactionType } from '@quintet/api/enums';

/**
 * The accounts of the house: `issuance` is where points come from and where withdrawn points go, `providers` receives redeemed points until
 * the provider has paid them out for good, `forfeited` has the points of cancelled accounts, and `red_envelopes` has those of shares that
 * are not paid yet.
 */
export const HOUSE_LEDGER_ACCOUNTS: ReadonlySet<string> = new Set([
  'issuance',
  'providers',
  'forfeited',
  'red_envelopes',
]);

/** A movement of points; at least one of its accounts is a user's. */
export type LedgerTransfer = {
  /** Names the cause, as in `redemption 17`: the same key again is the same transfer. */
  key: string;
  type: PointsTransactionType;
  /** The account that pays: a user id or an account of the house. */
  debit: string;
  credit: string;
  /** Whole points. */
  amount: number;
  /** The transfer that this one refunds or reverses. */
  relatedId?: number;
  /** A text for the user. */
  remark?: string;
};

/** A transfer as it was stored. `isNew` is false if its key had been used by the same transfer before. */
export type PostedLedgerTransfer = { id: number; isNew: boolean };

export const isUserLedgerAccount = (account: string): boolean => /^u\d+$/.test(account);

/** An account has too few points that can be spent. */
export class InsufficientPointsError extends Error {
  override name = 'InsufficientPointsError';
}

/** The key of a transfer belongs to another transfer, or the related transfer was refunded or reversed already. */
export class LedgerTransferConflictError extends Error {
  override name = 'LedgerTransferConflictError';
}
