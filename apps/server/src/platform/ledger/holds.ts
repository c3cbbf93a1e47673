import { sql, type Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { AppendEvent } from '../events/log.ts';
import type { Ledger } from './ledger.ts';
import { lockLedgerAccounts } from './ledger-rows.ts';
import { InsufficientPointsError } from './transfer.ts';

/** Whole points of a user that cannot be spent until they are released. */
export type PointsHold = { userId: string; amount: number };

/**
 * Holds points of a user, also those that were still waiting, and notifies the user. @throws InsufficientPointsError; the transaction must
 * then roll back
 */
export async function holdPoints(
  trx: Transaction<Database>,
  append: AppendEvent,
  { userId, amount }: PointsHold,
  ledger: Pick<Ledger, 'settle'>,
): Promise<void> {
  await ledger.settle(trx, append, [userId]);
  const { numAffectedRows } = await sql`
    update ledger_accounts set held = held + ${amount} where id = ${userId} and balance - held >= ${amount}`.execute(
    trx,
  );
  if (numAffectedRows !== 1n) throw new InsufficientPointsError('ledger_accounts_covered');
  await append('balance', { userIds: [userId] }, {});
}

/**
 * Releases held points, at most one hold of a user. Locks the accounts of these and of the other given users in ascending order, so that
 * the transaction can move their points afterwards.
 */
export async function releaseHeldPointsAndLockAccounts(
  trx: Transaction<Database>,
  append: AppendEvent,
  holds: readonly PointsHold[],
  otherUserIds: readonly string[],
): Promise<void> {
  const userIds = holds.map(({ userId }) => userId);
  await lockLedgerAccounts(trx, [...userIds, ...otherUserIds].toSorted(), []);
  if (holds.length === 0) return;
  await sql`
    update ledger_accounts as a set held = held - h.amount
    from unnest(${userIds}::text[], ${holds.map(({ amount }) => amount)}::int8[]) as h (id, amount)
    where a.id = h.id`.execute(trx);
  await append('balance', { userIds }, {});
}
