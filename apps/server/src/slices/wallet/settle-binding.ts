import { lockUserRow } from '../../base/database/lock-user.ts';
import type { PaymentProviderOrderSnapshot } from '../../platform/payments/provider.ts';
import type { Services } from '../../platform/services.ts';

type Outcome = { status: 'success' | 'failed' | 'expired'; error: string | null; bound_account: string | null };

/**
 * Ends a pending binding order as the provider says. Changes nothing for an order that has ended. Returns false if the state does not fit
 * the order.
 */
export function settleBinding({ events, clock, log }: Services, state: PaymentProviderOrderSnapshot): Promise<boolean> {
  return events.record(async (trx, append) => {
    const isActive = (await lockUserRow(trx, state.userId)) !== undefined;
    const order = await trx
      .selectFrom('binding_orders')
      .selectAll()
      .where('order_id', '=', state.orderId)
      .where('user_id', '=', state.userId)
      .forUpdate()
      .executeTakeFirst();
    if (!order || state.type !== 'binding' || state.amount !== 0) {
      log.error({ order: state.orderId }, 'a state of the payment provider does not fit its order');
      return false;
    }
    if (order.status !== 'pending' || state.status === 'pending') return true;
    const { order_id, user_id } = order;
    let outcome = isActive ? toOutcome(state, order.account) : failed('api.binding.refused');
    if (outcome.status === 'success') {
      const added = await trx
        .insertInto('wallet_bindings')
        .values({ user_id, account: outcome.bound_account!, order_id, create_at: clock() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('user_id')
        .executeTakeFirst();
      if (!added) outcome = failed('api.binding_merchant_user_id_fail');
    }
    await trx.updateTable('binding_orders').set(outcome).where('order_id', '=', order_id).execute();
    await append('binding', { userId: user_id }, { order_id });
    if (outcome.status === 'success') await append('user', { userId: user_id }, {});
    return true;
  });
}

const failed = (error: string): Outcome => ({ status: 'failed', error, bound_account: null });

function toOutcome({ status, account }: PaymentProviderOrderSnapshot, requested: string | null): Outcome {
  if (status === 'expired') return { status: 'expired', error: 'api.order_expired', bound_account: null };
  const isRight = status === 'success' && account !== null && (requested === null || requested === account);
  return isRight ? { status: 'success', error: null, bound_account: account } : failed('api.binding.refused');
}
