import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { SigningKeyRing } from '../secrets/signing-keys.ts';
import { signLedgerCredit } from './ledger-entry-builder.ts';
import type { LedgerTransfer } from './transfer.ts';

export type LedgerTransferRow = {
  id: number;
  key: string;
  type: LedgerTransfer['type'];
  debit: string;
  credit: string;
  amount: number;
  related_id: number | null;
  remark: string | null;
  create_at: Date;
};

/** The columns of a credit; null in rows of other transfers. */
export type WaitingCreditColumns = { account: string | null; kid: string | null; mac: Buffer | null };

/** A received transfer that waits for its entry. */
export type WaitingCredit = {
  account: string;
  /** The id of the transfer. */
  id: number;
  transfer: LedgerTransfer;
  create_at: Date;
  kid: string;
  mac: Buffer;
};

/** Selects the credits that wait for accounts, as `LedgerTransferRow & WaitingCreditColumns`. */
export const buildWaitingCreditsSql = (
  accounts: readonly string[],
): RawBuilder<LedgerTransferRow & WaitingCreditColumns> => sql`
  select t.*, c.account, c.kid, c.mac from ledger_credits c join ledger_transfers t on t.id = c.transfer_id
  where c.account = any(${[...accounts]})`;

export async function queryWaitingCredits(db: Kysely<Database>, accounts: readonly string[]): Promise<WaitingCredit[]> {
  return toWaitingCredits((await buildWaitingCreditsSql(accounts).execute(db)).rows);
}

/** In the order of their transfers. */
export const toWaitingCredits = (rows: readonly (LedgerTransferRow & WaitingCreditColumns)[]): WaitingCredit[] =>
  rows
    .map(({ account, kid, mac, create_at, related_id: relatedId, remark, ...row }) => ({
      account: account!,
      id: row.id,
      transfer: { ...row, ...(relatedId !== null && { relatedId }), ...(remark !== null && { remark }) },
      create_at,
      kid: kid!,
      mac: mac!,
    }))
    .toSorted((a, b) => a.id - b.id);

/** Whether the ledger has signed the credit, with any of its keys. */
export function isWaitingCreditSigned(
  ring: SigningKeyRing,
  { account, id, transfer, create_at, kid, mac }: WaitingCredit,
): boolean {
  const key = ring.find((one) => one.kid === kid);
  return key !== undefined && account === transfer.credit && signLedgerCredit(key, transfer, id, create_at).equals(mac);
}
