import { createLedger } from '@quintet/server/ledger/ledger';
import type { PostedLedgerTransfer, LedgerTransfer } from '@quintet/server/ledger/transfer';
import type { Services } from '@quintet/server/services';
import type { DemoSeedContext } from './seed-context.ts';

const DAY_MS = 24 * 3_600_000;
/** Points of each user at the start. */
const WELCOME = 500;

/** Types of deposits and withdrawals by hand (spec §3). */
const [REWARD, USAGE, REPORT_BONUS, OTHER, WITHDRAWAL_USAGE, WITHDRAWAL_OTHER] = [
  121, 122, 123, 129, 221, 229,
] as const;
type PointsType = LedgerTransfer['type'];

/** Deposits and withdrawals of the demo accounts, days before now: their page has several months. */
const MOVEMENTS: readonly (readonly [days: number, type: PointsType, amount: number])[] = [
  [64, USAGE, 1200],
  [58, WITHDRAWAL_USAGE, -300],
  [41, REPORT_BONUS, 150],
  [33, REWARD, 2400],
  [20, WITHDRAWAL_OTHER, -180],
  [9, REWARD, 860],
  [3, OTHER, 88],
];
/** The two accounts of the demo data, the first of DEMO_USERS. */
const ACCOUNTS = 2;

type Ledger = Pick<Services, 'ledger' | 'events'>;

/** Posts transfers at a time; the times of an account only increase. */
export function postDemoLedgerTransfers(
  { trx }: DemoSeedContext,
  { ledger: { keys }, events }: Ledger,
  at: number,
  transfers: LedgerTransfer[],
): Promise<PostedLedgerTransfer[]> {
  return createLedger({ keys, clock: () => new Date(at), events }).post(trx, async () => {}, transfers);
}

/** Gives each user points, and the demo accounts a history of several months. */
export async function seedDemoWallets(context: DemoSeedContext, ledger: Ledger): Promise<void> {
  const { userIds, now } = context;
  const post = (days: number, transfers: LedgerTransfer[]) =>
    postDemoLedgerTransfers(context, ledger, now - days * DAY_MS, transfers);
  await post(
    70,
    userIds.map((id) => transferOf(id, REWARD, WELCOME, 0)),
  );
  for (const [days, type, amount] of MOVEMENTS)
    await post(
      days,
      userIds.slice(0, ACCOUNTS).map((id) => transferOf(id, type, amount, days)),
    );
}

const transferOf = (id: string, type: PointsType, amount: number, days: number): LedgerTransfer => ({
  key: `demo ${id} ${days}`,
  type,
  debit: amount > 0 ? 'issuance' : id,
  credit: amount > 0 ? id : 'issuance',
  amount: Math.abs(amount),
});
