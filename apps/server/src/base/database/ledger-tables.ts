import type { ColumnType } from 'kysely';

/** A column that only the ledger writes (`platform/ledger`), by its own statements. */
type Ledger<T> = ColumnType<T, never, never>;

/** Tables of the ledger. The migrations describe the columns. */
export type LedgerTables = {
  ledger_accounts: {
    id: Ledger<string>;
    balance: Ledger<number>;
    held: Ledger<number>;
    n: Ledger<number>;
    received: Ledger<number>;
    mac: Ledger<Buffer | null>;
    entry_at: Ledger<Date | null>;
  };
  ledger_transfers: {
    id: Ledger<number>;
    key: Ledger<string>;
    type: Ledger<number>;
    debit: Ledger<string>;
    credit: Ledger<string>;
    amount: Ledger<number>;
    related_id: Ledger<number | null>;
    remark: Ledger<string | null>;
    create_at: Ledger<Date>;
  };
  ledger_entries: {
    account: Ledger<string>;
    n: Ledger<number>;
    transfer_id: Ledger<number>;
    type: Ledger<number>;
    delta: Ledger<number>;
    balance_after: Ledger<number>;
    received_after: Ledger<number>;
    create_at: Ledger<Date>;
    kid: Ledger<string>;
    mac: Ledger<Buffer>;
  };
  ledger_credits: {
    account: Ledger<string>;
    transfer_id: Ledger<number>;
    kid: Ledger<string>;
    mac: Ledger<Buffer>;
  };
  ledger_flaws: {
    account: Ledger<string>;
    n: Ledger<number | null>;
    problem: Ledger<string>;
    create_at: Ledger<Date>;
  };
};
