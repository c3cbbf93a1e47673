import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { AppendEvent } from '../../platform/events/log.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Unbinds a user's payment account and forfeits the points that are left, while the user's own account is being cancelled.
 * @throws HttpError api.account.redemption_pending while a redemption is pending, because its points may return
 */
export async function closeWalletOnAccountCancellation(
  trx: Transaction<Database>,
  append: AppendEvent,
  userId: string,
  { ledger }: Pick<Services, 'ledger'>,
): Promise<void> {
  const pending = await trx
    .selectFrom('redemptions')
    .select('order_id')
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (pending) throw new HttpError('api.account.redemption_pending');
  await trx
    .updateTable('binding_orders')
    .set({ status: 'failed', error: 'api.binding.refused' })
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .execute();
  await trx.deleteFrom('wallet_bindings').where('user_id', '=', userId).execute();
  await forfeitPoints(trx, append, userId, { ledger, cause: 'cancellation' });
}

/** Takes the points of a cancelled user that are not held. `cause` names the transfer, once for each user. */
export async function forfeitPoints(
  trx: Transaction<Database>,
  append: AppendEvent,
  userId: string,
  { ledger, cause }: Pick<Services, 'ledger'> & { cause: string },
): Promise<void> {
  await ledger.settle(trx, append, [userId]);
  const account = await trx
    .selectFrom('ledger_accounts')
    .select(['balance', 'held'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const amount = account ? account.balance - account.held : 0;
  if (amount === 0) return;
  const forfeit = { type: 229, debit: userId, credit: 'forfeited', amount } as const;
  await ledger.post(trx, append, [{ key: `${cause} ${userId}`, ...forfeit }]);
}

/** The points that a cancellation forfeits. */
export async function queryPointsToForfeit(db: Kysely<Database>, userId: string): Promise<{ points: number }> {
  const account = await db.selectFrom('ledger_accounts').select('balance').where('id', '=', userId).executeTakeFirst();
  return { points: account?.balance ?? 0 };
}
