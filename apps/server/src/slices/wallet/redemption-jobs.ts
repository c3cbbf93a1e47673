import type { Selectable } from 'kysely';
import type { RedemptionsTable } from '../../base/database/wallet-tables.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import {
  PaymentProviderOrderRefusedError,
  type PaymentProviderOrderSnapshot,
  type PaymentProviderClient,
  type PaymentProviderOrderRequest,
} from '../../platform/payments/provider.ts';
import type { Services } from '../../platform/services.ts';
import { verifyLedgerOrEndRedemption } from './verify-ledger-or-end-redemption.ts';
import { settleRedemption } from './settle-redemption.ts';

/** Orders without a result are asked for when they are this old, in milliseconds, and again at every run of the recurring job. */
const ASK_AFTER_MS = 30_000;
const BATCH = 100;

/** Sends a new order to the provider. Further attempts and the recurring job send it again: the provider handles it once. */
export const submitRedemptionJob = defineJob<{ order_id: string }>({
  name: 'wallet.submit-redemption',
  payload: {
    type: 'object',
    properties: { order_id: { type: 'string' } },
    required: ['order_id'],
    additionalProperties: false,
  },
  attempts: 5,
  retryDelaySeconds: 5,
  timeoutSeconds: 60,
  concurrency: 2,
  run: async (services, { order_id }) => {
    const row = await services.db
      .selectFrom('redemptions')
      .selectAll()
      .where('order_id', '=', order_id)
      .where('status', '=', 'pending')
      .executeTakeFirst();
    if (row) await advance(services, row, false);
  },
});

/** Asks the provider for the result of orders whose notification has not come. An order never ends by time alone. */
export const pollRedemptionsJob = defineJob({
  name: 'wallet.ask-for-redemptions',
  cron: '* * * * *',
  timeoutSeconds: 600,
  run: async (services, _payload, { signal }) => {
    const { db, clock, log } = services;
    for (let [after, afterId] = [new Date(0), '']; ;) {
      const rows = await db
        .selectFrom('redemptions')
        .selectAll()
        .where('status', '=', 'pending')
        .where('create_at', '<=', new Date(clock().getTime() - ASK_AFTER_MS))
        .where((eb) => eb(eb.refTuple('create_at', 'order_id'), '>', eb.tuple(after, afterId)))
        .orderBy('create_at')
        .orderBy('order_id')
        .limit(BATCH)
        .execute();
      for (const row of rows) {
        if (signal.aborted) return;
        await advance(services, row, true).catch((error: unknown) =>
          log.warn({ err: error, order: row.order_id }, 'the result of a redemption is unknown'),
        );
      }
      if (rows.length < BATCH) return;
      ({ create_at: after, order_id: afterId } = rows.at(-1)!);
    }
  },
});

/** Learns the state of an order, and settles it if it has ended. @throws PaymentProviderOutcomeUnknownError */
async function advance(services: Services, row: Selectable<RedemptionsTable>, isSent: boolean): Promise<void> {
  const provider = services.integrations.wellpay;
  if (!provider) throw new Error('no payment provider is configured');
  if (!(await verifyLedgerOrEndRedemption(services, row))) return;
  try {
    await settleRedemption(services, await readState(services, provider, row, isSent));
  } catch (error) {
    if (!(error instanceof PaymentProviderOrderRefusedError)) throw error;
    const { orderId, type, amount, userId } = toPaymentProviderOrderRequest(row, '');
    const { merchantId } = provider;
    const refused = { status: 'failed', account: null, reason: error.reason } as const;
    await settleRedemption(services, { orderId, type, amount, userId, merchantId, ...refused });
  }
}

async function readState(
  { db }: Services,
  provider: PaymentProviderClient,
  row: Selectable<RedemptionsTable>,
  isSent: boolean,
): Promise<PaymentProviderOrderSnapshot> {
  const known = isSent ? await provider.query(row.order_id) : null;
  if (known) return known;
  const user = await db.selectFrom('users').select('nickname').where('id', '=', row.user_id).executeTakeFirstOrThrow();
  return provider.submit(toPaymentProviderOrderRequest(row, user.nickname));
}

/** A redemption as its provider gets it. */
export const toPaymentProviderOrderRequest = (
  row: Selectable<RedemptionsTable>,
  userName: string,
): PaymentProviderOrderRequest => ({
  orderId: row.order_id,
  type: row.provider === 'wellpay' ? 'withdrawal' : 'address_withdrawal',
  amount: row.amount - row.fee,
  userId: row.user_id,
  userName,
  account: row.account,
  expireAt: null,
});
