import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { Services } from '../services.ts';
import { type LedgerFlaw, findLedgerEntryFlaw } from './verify.ts';

type LedgerVerificationDeps = Pick<Services, 'db' | 'ledger' | 'log' | 'clock'>;

/** The stored flaw of an account, else the first one among its newest entries; null if there is none. */
export async function findStoredOrRecentLedgerFlaw(
  { db, ledger, log }: Pick<LedgerVerificationDeps, 'db' | 'ledger' | 'log'>,
  account: string,
  newest: number,
): Promise<LedgerFlaw | null> {
  const stored = await db
    .selectFrom('ledger_flaws')
    .select(['account', 'n', 'problem'])
    .where('account', '=', account)
    .executeTakeFirst();
  if (stored) return stored;
  const flaw = await findLedgerEntryFlaw(db, ledger.keys, account, newest);
  if (flaw) log.error({ flaw }, 'an account of the ledger is wrong');
  return flaw;
}

/** Recomputes all entries of an account, and stores the result: from then on each read knows it. */
export async function verifyLedgerAccountAndStoreFlaw(
  services: LedgerVerificationDeps,
  account: string,
): Promise<LedgerFlaw | null> {
  const { db, ledger, log, clock } = services;
  const flaw = await findLedgerEntryFlaw(db, ledger.keys, account);
  if (flaw) log.error({ flaw }, 'an account of the ledger is wrong');
  await storeLedgerVerification(db, account, flaw, clock());
  return flaw;
}

/** Stores the result of a verification of all entries of an account: its flaw, or null if all are right. */
export async function storeLedgerVerification(
  db: Kysely<Database>,
  account: string,
  flaw: LedgerFlaw | null,
  now: Date,
): Promise<void> {
  if (flaw === null) {
    await sql`delete from ledger_flaws where account = ${account}`.execute(db);
    return;
  }
  await sql`
    insert into ledger_flaws (account, n, problem, create_at) values (${account}, ${flaw.n}, ${flaw.problem}, ${now})
    on conflict (account) do update set n = excluded.n, problem = excluded.problem`.execute(db);
}

/** Deletes all stored flaws, after the whole ledger was verified. */
export const deleteLedgerFlaws = (db: Kysely<Database>): Promise<unknown> => sql`delete from ledger_flaws`.execute(db);
