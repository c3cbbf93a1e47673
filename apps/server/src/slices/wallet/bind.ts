import { randomBytes } from 'node:crypto';
import type { Schemas } from '@quintet/api/types';
import type { Selectable } from 'kysely';
import { lockUserRow } from '../../base/database/lock-user.ts';
import type { Database } from '../../base/database/types.ts';
import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import {
  PaymentProviderOrderRefusedError,
  type PaymentProviderClient,
  PaymentProviderOutcomeUnknownError,
} from '../../platform/payments/provider.ts';
import type { Services } from '../../platform/services.ts';
import { assertSecurityCode } from '../profile/security-code.ts';
import { findPaymentBinding } from './bindings.ts';
import { isPaymentProviderAvailable } from './providers.ts';
import { settleBinding } from './settle-binding.ts';

type BindingOrder = Selectable<Database['binding_orders']>;

const WRONG_CODE = 'api.body.param_invalid.code';
const LIFETIME_MS = 5 * 60_000;

/** Starts binding an account of the provider, or returns the open order of the user. The errors are listed in the contract. */
export async function startWellpayBinding(call: Call<'bindWellpay'>): Promise<Schemas['PaymentOrder']> {
  const { body, caller, services } = call;
  const { userId } = requireUser(caller);
  await assertSecurityCode(call, body.code, WRONG_CODE);
  if (await findPaymentBinding(services.db, userId)) throw new HttpError('api.data_exist');
  if (!(await isPaymentProviderAvailable(services, 'wellpay'))) throw new HttpError('api.provider_maintenance');
  const provider = services.integrations.wellpay!;
  const order = await openOrder(services, userId, body.address ?? null);
  const { nickname } = await services.db
    .selectFrom('users')
    .select('nickname')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return present(await withQrcode(services, provider, order, nickname), provider, nickname);
}

/** The open order of a user; a new one if there is none, or if it is for another account. */
function openOrder({ events, clock }: Services, userId: string, account: string | null): Promise<BindingOrder> {
  return events.record(async (trx, append) => {
    if (!(await lockUserRow(trx, userId))) throw new HttpError('api.unauthorized');
    if (await findPaymentBinding(trx, userId)) throw new HttpError('api.data_exist');
    const open = await trx
      .selectFrom('binding_orders')
      .selectAll()
      .where('user_id', '=', userId)
      .where('status', '=', 'pending')
      .executeTakeFirst();
    if (open && open.expire_at > clock() && open.account === account) return open;
    if (open) {
      await trx
        .updateTable('binding_orders')
        .set({ status: 'expired', error: 'api.order_expired' })
        .where('order_id', '=', open.order_id)
        .execute();
      await append('binding', { userId }, { order_id: open.order_id });
    }
    return trx
      .insertInto('binding_orders')
      .values({
        order_id: `b${randomBytes(12).toString('hex')}`,
        user_id: userId,
        account,
        error: null,
        qrcode: null,
        sign: null,
        create_at: clock(),
        expire_at: new Date(clock().getTime() + LIFETIME_MS),
        bound_account: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Sends the order to the provider, unless it has answered it already. */
async function withQrcode(services: Services, provider: PaymentProviderClient, order: BindingOrder, userName: string) {
  if (order.qrcode !== null) return order;
  const { order_id: orderId, user_id: userId, account, expire_at: expireAt } = order;
  try {
    const sent = await provider.submit({ orderId, type: 'binding', amount: 0, userId, userName, account, expireAt });
    const { qrcode, sign } = sent;
    await services.db
      .updateTable('binding_orders')
      .set({ qrcode, sign })
      .where('order_id', '=', orderId)
      .where('status', '=', 'pending')
      .execute();
    return { ...order, qrcode, sign };
  } catch (error) {
    if (error instanceof PaymentProviderOutcomeUnknownError)
      throw new HttpError('api.provider_maintenance', { cause: error });
    if (!(error instanceof PaymentProviderOrderRefusedError)) throw error;
    const { merchantId } = provider;
    const refused = { status: 'failed', account: null, reason: error.reason } as const;
    await settleBinding(services, { orderId, type: 'binding', amount: 0, userId, merchantId, ...refused });
    const isAccount = error.reason === 'account_invalid' && account !== null;
    throw new HttpError(isAccount ? 'api.body.param_invalid.address' : 'api.binding.refused', { cause: error });
  }
}

const present = (order: BindingOrder, provider: PaymentProviderClient, userName: string): Schemas['PaymentOrder'] => ({
  orderId: order.order_id,
  qrcode: order.qrcode ?? '',
  merchant_id: provider.merchantId,
  merchant_order_id: order.order_id,
  amount: 0,
  notify_url: provider.notifyUrl,
  order_type: 'binding',
  sign: order.sign ?? '',
  remark: '',
  merchant_user_id: order.user_id,
  merchant_user_name: userName,
  create_at: order.create_at.toISOString(),
  expire_at: order.expire_at.toISOString(),
});

/** Unbinds the account. Pending redemptions keep it. */
export async function unbindWellpay(call: Call<'unbindWellpay'>): Promise<true> {
  const { userId } = requireUser(call.caller);
  await assertSecurityCode(call, call.body.code, WRONG_CODE);
  await call.services.events.record(async (trx, append) => {
    await lockUserRow(trx, userId);
    const removed = await trx
      .deleteFrom('wallet_bindings')
      .where('user_id', '=', userId)
      .returning('order_id')
      .executeTakeFirst();
    if (!removed) throw new HttpError('api.binding.missing');
    await append('binding', { userId }, { order_id: removed.order_id });
    await append('user', { userId }, {});
  });
  return true;
}
