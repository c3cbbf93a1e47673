import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { SigningKeySource } from '../secrets/signing-keys.ts';
import type { LedgerEntryRow } from './ledger-entry-builder.ts';
import { signLedgerEntry } from './entry-mac.ts';
import { isWaitingCreditSigned, queryWaitingCredits } from './waiting-credits.ts';

/** The first wrong row of an account; `n` is the number of the entry, null for the account itself. */
export type LedgerFlaw = { account: string; n: number | null; problem: string };

/** Entries and accounts read at a time. More entries would hold up other requests while they are recomputed. */
const BATCH = 1000;

type StoredEntry = LedgerEntryRow & { amount: number; transfer_type: number; transfer_at: Date };
type Account = { balance: number; n: number; received: number; mac: Buffer | null; entry_at: Date | null };
const EMPTY: Account = { balance: 0, n: 0, received: 0, mac: null, entry_at: null };

/**
 * Recomputes the newest entries of an account, by default all, and compares the last one with the account. Each signature covers the one
 * before it, so the entry before the first recomputed one is taken as it is. Returns null if they are right.
 */
export async function findLedgerEntryFlaw(
  db: Kysely<Database>,
  keys: SigningKeySource,
  id: string,
  newest = Infinity,
): Promise<LedgerFlaw | null> {
  // First the account: entries that are added meanwhile come after its newest one.
  const account = await readAccount(db, id);
  if (!account) return null;
  let state = EMPTY;
  let first = Math.max(0, account.n - newest);
  while (state.n < account.n) {
    const entries = await readEntries(db, id, Math.max(state.n, first - 1), account.n);
    if (entries.length === 0) return { account: id, n: state.n + 1, problem: 'the entry is missing' };
    for (const entry of entries) {
      const problem = entry.n === first ? null : await findProblem(keys, state, entry);
      if (problem) return { account: id, n: entry.n, problem };
      state = { ...entry, balance: entry.balance_after, received: entry.received_after, entry_at: entry.create_at };
    }
    first = 0;
  }
  if (account.last_n > account.n)
    return { account: id, n: account.n + 1, problem: 'the entry comes after the last one of its account' };
  const isRight =
    account.balance === state.balance &&
    account.n === state.n &&
    account.received === state.received &&
    account.entry_at?.getTime() === state.entry_at?.getTime() &&
    isSameMac(account.mac, state.mac);
  if (!isRight) return { account: id, n: null, problem: 'the account differs from its last entry' };
  const ring = await keys.current();
  const wrong = (await queryWaitingCredits(db, [id])).find((credit) => !isWaitingCreditSigned(ring, credit));
  return wrong ? { account: id, n: null, problem: `the signature of the waiting transfer ${wrong.id} is wrong` } : null;
}

/** The account with the number of its newest entry, as of the same moment. */
async function readAccount(db: Kysely<Database>, id: string): Promise<(Account & { last_n: number }) | undefined> {
  const { rows } = await sql<Account & { last_n: number }>`
    select a.*, coalesce((select max(n) from ledger_entries where account = a.id), 0) as last_n
    from ledger_accounts a where id = ${id}`.execute(db);
  return rows[0];
}

async function readEntries(db: Kysely<Database>, id: string, after: number, upTo: number): Promise<StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`
    select e.*, t.key, t.debit, t.credit, t.related_id, t.remark, t.amount, t.type as transfer_type, t.create_at as transfer_at
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where account = ${id} and n > ${after} and n <= ${upTo} order by n limit ${BATCH}`.execute(db);
  return rows;
}

async function findProblem(keys: SigningKeySource, former: Account, entry: StoredEntry): Promise<string | null> {
  if (entry.n !== former.n + 1) return 'an entry before it is missing';
  if (entry.balance_after !== former.balance + entry.delta) return 'its balance is wrong';
  if (entry.received_after !== former.received + Math.max(entry.delta, 0)) return 'its sum of received points is wrong';
  const isPart = entry.delta > 0 ? entry.credit === entry.account : entry.debit === entry.account;
  if (!isPart || Math.abs(entry.delta) !== entry.amount || entry.type !== entry.transfer_type)
    return 'it differs from its transfer';
  // An entry that waited for the lock of its account is later than its transfer.
  if (entry.create_at < entry.transfer_at) return 'its time is before that of its transfer';
  const key = (await keys.current()).find(({ kid }) => kid === entry.kid);
  if (!key) return `its key ${entry.kid} is not among the secrets of the ledger`;
  return isSameMac(signLedgerEntry(key, former.mac, entry), entry.mac) ? null : 'its signature is wrong';
}

const isSameMac = (one: Buffer | null, other: Buffer | null): boolean =>
  one === null || other === null ? one === other : one.equals(other);

/** Transfers that lack the entry of one of their users, and entries beside both accounts of their transfer. */
async function findUnpairedTransfer(db: Kysely<Database>): Promise<LedgerFlaw | null> {
  const { rows } = await sql<{ id: number; account: string }>`
    select t.id, side.account from ledger_transfers t
    cross join lateral (values (t.debit), (t.credit)) as side (account)
    where side.account ~ '^u[0-9]+$'
      and not exists (select from ledger_entries e where e.transfer_id = t.id and e.account = side.account)
      and not exists (select from ledger_credits c where c.transfer_id = t.id and c.account = side.account)
    order by t.id limit 1`.execute(db);
  const [unpaired] = rows;
  return unpaired
    ? { account: unpaired.account, n: null, problem: `the transfer ${unpaired.id} has no entry here` }
    : null;
}

export type LedgerVerificationReport = { accounts: number; entries: number; sum: number; flaw: LedgerFlaw | null };

/** Recomputes the whole ledger. `sum` is the sum of all accounts, of users and of the house; it is zero. */
export async function verifyLedger(db: Kysely<Database>, keys: SigningKeySource): Promise<LedgerVerificationReport> {
  const totals = await sql<{ accounts: number; entries: number; sum: number }>`
    select (select count(*) from ledger_accounts where n > 0) as accounts,
      (select count(*) from ledger_entries) as entries,
      ((select coalesce(sum(balance), 0) from ledger_accounts)
        + (select coalesce(sum(amount), 0) from ledger_credits c join ledger_transfers t on t.id = c.transfer_id)
        + (select coalesce(sum(case when credit !~ '^u[0-9]+$' then amount else 0 end
          - case when debit !~ '^u[0-9]+$' then amount else 0 end), 0) from ledger_transfers))::int8 as sum`.execute(
    db,
  );
  const report = totals.rows[0]!;
  for (let after = ''; ;) {
    const accounts = await db
      .selectFrom('ledger_accounts')
      .select('id')
      .where('id', '>', after)
      .where(
        sql<boolean>`n > 0 or balance <> 0 or exists (select from ledger_entries where account = ledger_accounts.id)`,
      )
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id } of accounts) {
      const flaw = await findLedgerEntryFlaw(db, keys, id);
      if (flaw) return { ...report, flaw };
    }
    if (accounts.length < BATCH) break;
    after = accounts.at(-1)!.id;
  }
  return { ...report, flaw: await findUnpairedTransfer(db) };
}
