import { sql, type Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type {
  LedgerAccountRow,
  WaitingLedgerCreditRow,
  LedgerEntryRow,
  LedgerEntryBuilder,
} from './ledger-entry-builder.ts';
import {
  InsufficientPointsError,
  type PostedLedgerTransfer,
  type LedgerTransfer,
  LedgerTransferConflictError,
} from './transfer.ts';
import {
  type WaitingCreditColumns,
  buildWaitingCreditsSql,
  toWaitingCredits,
  type LedgerTransferRow,
  type WaitingCredit,
} from './waiting-credits.ts';

const CHECK_VIOLATION = '23514';
const UNIQUE_VIOLATION = '23505';

type DatabaseError = { code?: string; constraint?: string };

type LockedAccounts = {
  locked: LedgerAccountRow[];
  /** Recipients that another transaction has locked. */
  others: string[];
};

/** Locks the accounts of payers, and then those of recipients which no other transaction has locked. */
export async function lockLedgerAccounts(
  trx: Transaction<Database>,
  payers: readonly string[],
  recipients: readonly string[],
): Promise<LockedAccounts> {
  const columns = sql`id, balance, n, received, mac, entry_at`;
  const { rows: locked } = await sql<LedgerAccountRow>`
    with paying as materialized (
      select ${columns} from ledger_accounts where id = any(${[...payers]}) order by id for no key update
    ), receiving as materialized (
      select ${columns} from ledger_accounts where id = any(${[...recipients]}) order by id for no key update skip locked
    )
    select * from paying union all select * from receiving`.execute(trx);
  if (locked.length === payers.length + recipients.length) return { locked, others: [] };
  const ids = locked.map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`
    select id from ledger_accounts where id = any(${[...recipients]}) and not id = any(${ids})`.execute(trx);
  return { locked, others: rows.map(({ id }) => id) };
}

/**
 * Inserts the transfers whose keys are new, and reads the credits that wait for the payers. @throws LedgerTransferConflictError for the key of
 * another transfer
 */
export async function insertLedgerTransfersAndReadCredits(
  trx: Transaction<Database>,
  transfers: readonly LedgerTransfer[],
  now: Date,
  payers: readonly string[],
): Promise<{ posted: PostedLedgerTransfer[]; credits: WaitingCredit[] }> {
  const column = <T>(read: (transfer: LedgerTransfer) => T): T[] => transfers.map(read);
  const inserted = await withNamedViolation(
    UNIQUE_VIOLATION,
    'ledger_transfers_related_id_key',
    LedgerTransferConflictError,
    () =>
      sql<LedgerTransferRow & WaitingCreditColumns>`
      with added as (insert into ledger_transfers (key, type, debit, credit, amount, related_id, remark, create_at)
      select key, type, debit, credit, amount, related_id, remark, ${now}
      from unnest(
        ${column(({ key }) => key)}::text[], ${column(({ type }) => type)}::int2[], ${column(({ debit }) => debit)}::text[],
        ${column(({ credit }) => credit)}::text[], ${column(({ amount }) => amount)}::int8[],
        ${column(({ relatedId }) => relatedId ?? null)}::int8[], ${column(({ remark }) => remark ?? null)}::text[]
      ) with ordinality as given (key, type, debit, credit, amount, related_id, remark, place)
      order by place
      on conflict (key) do nothing returning *)
      select *, null as account, null as kid, null as mac from added
      union all ${buildWaitingCreditsSql(payers)}`.execute(trx),
  );
  const isCredit = ({ account }: WaitingCreditColumns) => account !== null;
  const added = new Map(inserted.rows.filter((row) => !isCredit(row)).map(({ key, id }) => [key, id]));
  const known =
    added.size < transfers.length
      ? await readTransfers(
          trx,
          column(({ key }) => key),
        )
      : new Map();
  const posted = transfers.map((transfer) => {
    const id = added.get(transfer.key);
    if (id !== undefined) return { id, isNew: true };
    const row: LedgerTransferRow = known.get(transfer.key);
    if (!isSame(transfer, row))
      throw new LedgerTransferConflictError(`the key "${transfer.key}" belongs to another transfer`);
    return { id: row.id, isNew: false };
  });
  return { posted, credits: toWaitingCredits(inserted.rows.filter(isCredit)) };
}

async function readTransfers(trx: Transaction<Database>, keys: string[]): Promise<Map<string, LedgerTransferRow>> {
  const { rows } = await sql<LedgerTransferRow>`
    select * from ledger_transfers where key = any(${keys})`.execute(trx);
  return new Map(rows.map((row) => [row.key, row]));
}

const isSame = ({ type, debit, credit, amount, relatedId }: LedgerTransfer, row: LedgerTransferRow): boolean =>
  type === row.type &&
  debit === row.debit &&
  credit === row.credit &&
  amount === row.amount &&
  (relatedId ?? null) === row.related_id;

/** Stores the entries and credits, and the new state of the accounts; `added` are the credits that have an entry now. */
export async function saveLedgerState(
  trx: Transaction<Database>,
  { entries, credits, accounts }: LedgerEntryBuilder,
  added: readonly WaitingCredit[],
): Promise<void> {
  const column = <K extends keyof LedgerEntryRow>(name: K) => entries.map((entry) => entry[name]);
  const state = <K extends keyof LedgerAccountRow>(name: K) => accounts.map((account) => account[name]);
  const credit = <K extends keyof WaitingLedgerCreditRow>(name: K) => credits.map((one) => one[name]);
  const waiting = sql`, waiting as (
    insert into ledger_credits (account, transfer_id, kid, mac) select * from unnest(
      ${credit('account')}::text[], ${credit('transfer_id')}::int8[], ${credit('kid')}::text[], ${credit('mac')}::bytea[])
  )`;
  const removed = sql`, removed as (
    delete from ledger_credits where (account, transfer_id) in (select * from unnest(
      ${added.map(({ account }) => account)}::text[], ${added.map(({ id }) => id)}::int8[]))
  )`;
  await withNamedViolation(CHECK_VIOLATION, /_covered$/, InsufficientPointsError, () =>
    sql`
      with added as (
        insert into ledger_entries
          (account, n, transfer_id, type, delta, balance_after, received_after, create_at, kid, mac)
        select * from unnest(
          ${column('account')}::text[], ${column('n')}::int8[], ${column('transfer_id')}::int8[], ${column('type')}::int2[],
          ${column('delta')}::int8[], ${column('balance_after')}::int8[], ${column('received_after')}::int8[],
          ${column('create_at')}::timestamptz[], ${column('kid')}::text[], ${column('mac')}::bytea[]
        )
      )${credits.length > 0 ? waiting : sql``}${added.length > 0 ? removed : sql``}
      update ledger_accounts as a
      set balance = s.balance, n = s.n, received = s.received, mac = s.mac, entry_at = s.entry_at
      from unnest(
        ${state('id')}::text[], ${state('balance')}::int8[], ${state('n')}::int8[], ${state('received')}::int8[],
        ${state('mac')}::bytea[], ${state('entry_at')}::timestamptz[]
      ) as s (id, balance, n, received, mac, entry_at)
      where a.id = s.id`.execute(trx),
  );
}

/** Names the violation of a constraint. */
async function withNamedViolation<T>(
  code: string,
  constraint: string | RegExp,
  NamedError: new (message: string, options: ErrorOptions) => Error,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const { code: found, constraint: name = '' } = error as DatabaseError;
    if (found === code && name.match(constraint)) throw new NamedError(name, { cause: error });
    throw error;
  }
}
