import type { Schemas } from '@quintet/api/types';
import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import type { Services } from '../../platform/services.ts';
import { maskPaymentAccount } from './mask-account.ts';
import { settleBinding } from './settle-binding.ts';

type BindingStatus = Schemas['BindingStatus'];

/** Orders are asked for when they are this old, in milliseconds. */
const ASK_AFTER_MS = 30_000;
const BATCH = 500;

/** The state of an own order. @throws HttpError api.data_not_exist for an unknown one, also of other users */
export async function getBindingStatus({ caller, query, services }: Call<'getBindingStatus'>): Promise<BindingStatus> {
  const { userId } = requireUser(caller);
  const read = async () => (await queryBindingOrderStatuses(services.db, [query.order_id])).get(query.order_id);
  const found = await read();
  if (found?.userId !== userId) throw new HttpError('api.data_not_exist');
  const isOver = found.status.status === 'pending' && Date.parse(found.status.expire_at) <= services.clock().getTime();
  if (!isOver) return found.status;
  await refreshBinding(services, query.order_id, userId, true).catch((error: unknown) =>
    services.log.warn({ err: error }, 'the result of a binding order is unknown'),
  );
  return (await read())!.status;
}

/** States of orders with their users, by order id. */
export async function queryBindingOrderStatuses(
  db: Kysely<Database>,
  orderIds: readonly string[],
): Promise<Map<string, { userId: string; status: BindingStatus }>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('binding_orders as o')
    .leftJoin('wallet_bindings as b', 'b.order_id', 'o.order_id')
    .select(['o.order_id', 'o.user_id', 'o.status', 'o.error', 'o.bound_account', 'o.expire_at', 'b.account as bound'])
    .where('o.order_id', 'in', [...orderIds])
    .execute();
  return new Map(
    rows.map(({ order_id, user_id, status, error, bound_account, expire_at, bound }) => [
      order_id,
      {
        userId: user_id,
        status: {
          order_id,
          is_bound: bound !== null,
          status,
          error,
          account: bound_account === null ? null : maskPaymentAccount(bound_account),
          expire_at: expire_at.toISOString(),
        },
      },
    ]),
  );
}

/** Asks for the results of orders whose notification has not come, and ends those that have expired. */
export const pollBindingOrdersJob = defineJob({
  name: 'wallet.ask-for-bindings',
  cron: '* * * * *',
  timeoutSeconds: 600,
  run: async (services, _payload, { signal }) => {
    const { db, clock, log } = services;
    const rows = await db
      .selectFrom('binding_orders')
      .select(['order_id', 'user_id', 'expire_at'])
      .where('status', '=', 'pending')
      .where('create_at', '<=', new Date(clock().getTime() - ASK_AFTER_MS))
      .orderBy('create_at')
      .limit(BATCH)
      .execute();
    for (const { order_id, user_id, expire_at } of rows) {
      if (signal.aborted) return;
      await refreshBinding(services, order_id, user_id, expire_at <= clock()).catch((error: unknown) =>
        log.warn({ err: error, order: order_id }, 'the result of a binding order is unknown'),
      );
    }
  },
});

/** Settles an order as the provider says; one that has expired and was not confirmed ends as expired. */
async function refreshBinding(services: Services, orderId: string, userId: string, isOver: boolean): Promise<void> {
  const provider = services.integrations.wellpay;
  if (!provider) throw new Error('no payment provider is configured');
  const state = await provider.query(orderId);
  if (state && state.status !== 'pending') await settleBinding(services, state);
  else if (isOver) {
    const { merchantId } = provider;
    const expired = { status: 'expired', account: null, reason: null } as const;
    await settleBinding(services, { orderId, merchantId, type: 'binding', amount: 0, userId, ...expired });
  }
}
