import type { SigningKey } from '../secrets/signing-keys.ts';
import { type UnsignedLedgerEntry, signLedgerEntry } from './entry-mac.ts';
import { isUserLedgerAccount, type LedgerTransfer } from './transfer.ts';

/** The locked account of a user. */
export type LedgerAccountRow = {
  id: string;
  balance: number;
  n: number;
  received: number;
  mac: Buffer | null;
  entry_at: Date | null;
};

export type LedgerEntryRow = UnsignedLedgerEntry & { kid: string; mac: Buffer };

/** A received transfer that waits for its entry. */
export type WaitingLedgerCreditRow = { account: string; transfer_id: number; kid: string; mac: Buffer };

/** Computes the entries of transfers over locked accounts. The database refuses balances below zero (`ledger_accounts_covered`). */
export class LedgerEntryBuilder {
  readonly entries: LedgerEntryRow[] = [];
  /** Credits of accounts that are not locked here. */
  readonly credits: WaitingLedgerCreditRow[] = [];
  readonly #accounts: Map<string, LedgerAccountRow>;
  readonly #others: ReadonlySet<string>;
  readonly #key: SigningKey;

  /** `others` are accounts that another transaction has locked. */
  constructor(accounts: readonly LedgerAccountRow[], others: readonly string[], key: SigningKey) {
    this.#accounts = new Map(accounts.map((account) => [account.id, { ...account }]));
    this.#others = new Set(others);
    this.#key = key;
  }

  get accounts(): LedgerAccountRow[] {
    return [...this.#accounts.values()];
  }

  /** Adds the entries of a transfer, one for each user; a user whose account is not locked gets a credit instead. */
  apply(transfer: LedgerTransfer, transferId: number, now: Date): void {
    const { debit, credit, amount } = transfer;
    if (isUserLedgerAccount(debit)) this.add(transfer, transferId, debit, -amount, now);
    if (!isUserLedgerAccount(credit)) return;
    if (this.#others.has(credit))
      this.credits.push({
        account: credit,
        transfer_id: transferId,
        kid: this.#key.kid,
        mac: signLedgerCredit(this.#key, transfer, transferId, now),
      });
    else this.add(transfer, transferId, credit, amount, now);
  }

  /** Adds an entry to a locked account. */
  add(
    { key, type, debit, credit, relatedId, remark }: LedgerTransfer,
    transferId: number,
    id: string,
    delta: number,
    now: Date,
  ): void {
    const account = this.#accounts.get(id);
    if (!account) throw new TypeError(`no account ${id}`);
    const previous = account.mac;
    account.n += 1;
    account.balance += delta;
    account.received += Math.max(delta, 0);
    // The times of an account's entries never decrease.
    account.entry_at = account.entry_at !== null && account.entry_at > now ? account.entry_at : now;
    const entry: UnsignedLedgerEntry = {
      account: id,
      n: account.n,
      transfer_id: transferId,
      type,
      delta,
      balance_after: account.balance,
      received_after: account.received,
      create_at: account.entry_at,
      key,
      debit,
      credit,
      related_id: relatedId ?? null,
      remark: remark ?? null,
    };
    account.mac = signLedgerEntry(this.#key, previous, entry);
    this.entries.push({ ...entry, kid: this.#key.kid, mac: account.mac });
  }
}

/** Signs a credit as an entry without a number, so that only the ledger can add points. */
export const signLedgerCredit = (key: SigningKey, transfer: LedgerTransfer, transferId: number, at: Date): Buffer =>
  signLedgerEntry(key, null, {
    account: transfer.credit,
    n: 0,
    transfer_id: transferId,
    type: transfer.type,
    delta: transfer.amount,
    balance_after: 0,
    received_after: 0,
    create_at: at,
    key: transfer.key,
    debit: transfer.debit,
    credit: transfer.credit,
    related_id: transfer.relatedId ?? null,
    remark: transfer.remark ?? null,
  });
