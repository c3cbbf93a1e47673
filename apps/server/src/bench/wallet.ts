import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '../base/database/types.ts';
import { createEventRecorder } from '../platform/events/log.ts';
import { createLocalInstanceSignals } from '../platform/events/signals.ts';
import type { Call } from '../platform/http/handler.ts';
import { createLedger, type Ledger } from '../platform/ledger/ledger.ts';
import type { LedgerTransfer } from '../platform/ledger/transfer.ts';
import { createFixedSigningKeySource, generateSecret } from '../platform/secrets/signing-keys.ts';
import { getBalance } from '../slices/wallet/balance.ts';
import { listTradingLogs } from '../slices/wallet/trading-logs.ts';
import { withEmbeddedBenchDatabase } from './database.ts';
import { transferBenchPointsDirectly } from './direct-transfers.ts';
import { compareReadsByRowCount } from './compare-reads.ts';
import { getUpperMedian, roundToHundredths } from './statistics.ts';
import { createBenchUsers } from './users.ts';

/** Minimum ratio of transfers per second to the same SQL run directly, and of paying one account to paying 1,000. */
const MIN_OF_SQL = 0.5;
const MIN_OF_SPREAD = 0.7;
/** Maximum ratio of a read of many entries to one of few. */
const MAX_OF_FEW = 1.2;

const USERS = 1000;
const CONCURRENT = 16;
const TRANSFERS = 2000;
const AMOUNTS = { few: 100, many: 1_000_000 };

type Pay = (payer: string, recipient: string) => Promise<unknown>;

/** Transfers per second of concurrent payers. */
async function measure(pay: Pay, payers: readonly string[], recipientOf: (index: number) => string): Promise<number> {
  let next = 0;
  const begun = performance.now();
  const lane = async () => {
    for (let index = next++; index < TRANSFERS; index = next++)
      await pay(payers[index % payers.length]!, recipientOf(index));
  };
  await Promise.all(Array.from({ length: CONCURRENT }, lane));
  return TRANSFERS / ((performance.now() - begun) / 1000);
}

async function compareTransfers(db: Kysely<Database>, pool: pg.Pool, ledger: Ledger, runs: number) {
  const people = (await createBenchUsers(db, 2 * USERS + 1)).map(({ id }) => id);
  const [payers, recipients, [one]] = [people.slice(0, USERS), people.slice(USERS, 2 * USERS), people.slice(-1)];
  const events = createEventRecorder(db, createLocalInstanceSignals());
  let count = 0;
  const key = () => `bench ${(count += 1)}`;
  const pay: Pay = (debit, credit) =>
    events.record((trx, append) => ledger.post(trx, append, [{ key: key(), type: 31, debit, credit, amount: 1 }]));
  for (const credit of payers)
    await events.record((trx, append) =>
      ledger.post(trx, append, [{ key: key(), type: 121, debit: 'issuance', credit, amount: 1_000_000 }]),
    );
  const spread = (index: number) => recipients[index % USERS]!;
  const cases = {
    ledger: () => measure(pay, payers, spread),
    sql: () => measure((debit, credit) => transferBenchPointsDirectly(pool, key(), debit, credit), payers, spread),
    'one house account': () => measure(pay, payers, () => 'providers'),
    'one user': () => measure(pay, payers, () => one!),
  };
  const rates: Record<string, number[]> = {};
  for (let run = -1; run < runs; run += 1)
    for (const [name, run_] of Object.entries(cases)) {
      const rate = await run_();
      if (run >= 0) (rates[name] ??= []).push(rate);
    }
  return Object.fromEntries(
    Object.entries(rates).map(([name, values]) => [name, roundToHundredths(getUpperMedian(values))]),
  );
}

/**
 * Fills an account with entries. Only the newest ones are posted by the ledger: pages and balances verify no others, and the signatures of
 * these are random.
 */
async function fill(db: Kysely<Database>, ledger: Ledger, id: string, amount: number): Promise<void> {
  const [prefix, mac, old] = [randomBytes(4).toString('hex'), randomBytes(32), amount - AMOUNTS.few];
  await sql`
    insert into ledger_transfers (key, type, debit, credit, amount, create_at)
    select ${prefix} || n, 121, 'issuance', ${id}, 1, now() - (${amount} - n) * interval '20 seconds'
    from generate_series(1, ${old}::int) as n`.execute(db);
  await sql`
    insert into ledger_entries (account, n, transfer_id, type, delta, balance_after, received_after, create_at, kid, mac)
    select credit, row_number() over (order by id), id, type, 1, row_number() over (order by id),
      row_number() over (order by id), create_at, 'bench', ${mac}
    from ledger_transfers where credit = ${id}`.execute(db);
  await sql`
    update ledger_accounts set n = ${old}, balance = ${old}, received = ${old}, mac = ${old > 0 ? mac : null} where id = ${id}`.execute(
    db,
  );
  const newest = Array.from({ length: AMOUNTS.few }, (_, index): LedgerTransfer => {
    return { key: `${prefix} newest ${index}`, type: 121, debit: 'issuance', credit: id, amount: 1 };
  });
  await createEventRecorder(db, createLocalInstanceSignals()).record((trx, append) => ledger.post(trx, append, newest));
}

/** Compares reads of an account with few and with many entries. */
async function measureReads(db: Kysely<Database>, ledger: Ledger, runs: number) {
  const [few, many] = (await createBenchUsers(db, 2)).map(({ id }) => id);
  await fill(db, ledger, few!, AMOUNTS.few);
  await fill(db, ledger, many!, AMOUNTS.many);
  await sql`vacuum analyze`.execute(db);
  const services = { db, ledger, log: console };
  const call = (userId: string, query: object) => ({ caller: { kind: 'user', userId }, query, services }) as unknown;
  const page = (query: object) => (userId: string) =>
    listTradingLogs(call(userId, { limit: 30, ...query }) as Call<'listTradingLogs'>);
  const reads: Record<string, (userId: string) => Promise<unknown>> = {
    page: page({}),
    'filtered page': page({ direction: 'received', type: [121, 129] }),
    'page in the middle': page({ next_id: '50' }),
    balance: async (userId) => {
      const { sign_valid } = await getBalance(call(userId, {}) as Call<'getBalance'>);
      if (!sign_valid) throw new Error('the signatures are wrong');
    },
  };
  return compareReadsByRowCount(reads, { few: few!, many: many! }, runs * 10);
}

/** Measures transfers of points, and reads of accounts with few and with many entries. */
export const benchWallet = (runs: number) =>
  withEmbeddedBenchDatabase(async ({ db, pool }) => {
    const events = createEventRecorder(db, createLocalInstanceSignals());
    const ledger = createLedger({
      keys: createFixedSigningKeySource([generateSecret()]),
      clock: () => new Date(),
      events,
    });
    const perSecond = await compareTransfers(db, pool, ledger, Math.min(runs, 5));
    const reads = await measureReads(db, ledger, runs);
    const ratios = {
      'ledger to SQL': roundToHundredths(perSecond['ledger']! / perSecond['sql']!),
      'one house account to 1,000 users': roundToHundredths(perSecond['one house account']! / perSecond['ledger']!),
      'one user to 1,000 users': roundToHundredths(perSecond['one user']! / perSecond['ledger']!),
    };
    const isWithin =
      ratios['ledger to SQL'] >= MIN_OF_SQL &&
      ratios['one house account to 1,000 users'] >= MIN_OF_SPREAD &&
      ratios['one user to 1,000 users'] >= MIN_OF_SPREAD &&
      Object.values(reads).every(({ ratio }) => ratio <= MAX_OF_FEW);
    return { isWithin, perSecond, ratios, reads };
  });
