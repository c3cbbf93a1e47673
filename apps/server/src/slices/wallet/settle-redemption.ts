import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { RedemptionsTable } from '../../base/database/wallet-tables.ts';
import type { AppendEvent } from '../../platform/events/log.ts';
import type { PaymentProviderOrderSnapshot } from '../../platform/payments/provider.ts';
import type { Services } from '../../platform/services.ts';
import { toTradingLogId } from './trading-log.ts';

const REASONS: ReadonlySet<string> = new Set(['refused', 'account_invalid', 'limit_exceeded', 'cancelled']);

/**
 * Ends a pending redemption as the provider says; a failed one returns the points. Changes nothing for a redemption that has ended.
 * Returns false if the state does not fit the order: it names the order of another user, or another amount.
 */
export function settleRedemption(services: Services, state: PaymentProviderOrderSnapshot): Promise<boolean> {
  const { events, log } = services;
  return events.record(async (trx, append) => {
    const row = await trx
      .selectFrom('redemptions')
      .selectAll()
      .where('order_id', '=', state.orderId)
      .forUpdate()
      .executeTakeFirst();
    if (!row || !isAbout(row, state)) {
      log.error({ order: state.orderId }, 'a state of the payment provider does not fit its order');
      return false;
    }
    if (row.status !== 'pending' || state.status === 'pending') return true;
    const reason = state.reason !== null && REASONS.has(state.reason) ? state.reason : 'refused';
    await endRedemption(services, trx, append, row, state.status === 'success' ? null : reason);
    return true;
  });
}

/** Ends a pending, locked redemption. A reason of its failure returns the points. */
export async function endRedemption(
  { ledger, clock, notifications }: Pick<Services, 'ledger' | 'clock' | 'notifications'>,
  trx: Transaction<Database>,
  append: AppendEvent,
  row: Selectable<RedemptionsTable>,
  reason: string | null,
): Promise<void> {
  await trx
    .updateTable('redemptions')
    .set({ status: reason === null ? 'success' : 'failed', fail_reason: reason, finish_at: clock() })
    .where('order_id', '=', row.order_id)
    .execute();
  if (reason !== null)
    await ledger.post(trx, append, [
      {
        key: `refund ${row.order_id}`,
        type: row.provider === 'wellpay' ? 13 : 11,
        debit: 'providers',
        credit: row.user_id,
        amount: row.amount,
        relatedId: row.debit_id,
      },
    ]);
  await append('trading_log', { userId: row.user_id }, { transfer_id: row.debit_id });
  await notifications.add(trx, append, [
    {
      userId: row.user_id,
      type: 'redemption',
      actorId: null,
      source: `redemption ${row.order_id}`,
      target: { kind: 'trading_log', id: toTradingLogId(row.debit_id) },
      data: { amount: row.amount, outcome: reason === null ? 'success' : 'failed' },
    },
  ]);
}

const isAbout = (row: Selectable<RedemptionsTable>, state: PaymentProviderOrderSnapshot): boolean =>
  state.type === (row.provider === 'wellpay' ? 'withdrawal' : 'address_withdrawal') &&
  state.userId === row.user_id &&
  state.amount === row.amount - row.fee &&
  (state.account === null || state.account === row.account);
