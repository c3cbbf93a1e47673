import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { deleteRowsInBatches } from '../../base/database/delete-rows-in-batches.ts';
import { defineJob, HOURLY_CRON } from '../../platform/jobs/job-definition.ts';
import {
  PaymentProviderNotificationError,
  type PaymentProviderOrderSnapshot,
} from '../../platform/payments/provider.ts';
import { PAYMENT_CLOCK_TOLERANCE_MS } from '../../platform/payments/signed-message.ts';
import { WELLPAY_NOTIFY_PATH } from '../../platform/payments/wellpay.ts';
import type { Services } from '../../platform/services.ts';
import { settleBinding } from './settle-binding.ts';
import { settleRedemption } from './settle-redemption.ts';

/** The words that the provider expects. It repeats a notification until it gets the first one. */
const SUCCESS = 'success';
const FAIL = 'fail';
const MAX_BYTES = 16 * 1024;

/** Receives the provider's notifications. Its signature covers the raw bytes, so the body is parsed only after it was verified. */
export function registerPaymentNotificationRoutes(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(WELLPAY_NOTIFY_PATH, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const isAccepted = await receive(services, request.headers, body);
      return reply
        .code(isAccepted ? 200 : 400)
        .type('text/plain')
        .send(isAccepted ? SUCCESS : FAIL);
    });
  });
}

/** Returns whether the notification was genuine and about an order of ours; then its order has the notified state, or has ended before. */
async function receive(services: Services, headers: Record<string, unknown>, body: Buffer): Promise<boolean> {
  const provider = services.integrations.wellpay;
  if (!provider) return false;
  try {
    const { nonce, state } = provider.readNotification(headers, body);
    const isFirst = await rememberNonce(services, nonce, body);
    return isFirst === null ? false : await settle(services, state);
  } catch (error) {
    if (!(error instanceof PaymentProviderNotificationError)) throw error;
    services.log.warn({ err: error }, 'a notification of the payment provider was refused');
    return false;
  }
}

const settle = (services: Services, state: PaymentProviderOrderSnapshot): Promise<boolean> =>
  state.type === 'binding' ? settleBinding(services, state) : settleRedemption(services, state);

/** Returns true if the nonce is new, false if this notification has come before, and null if another one has used the nonce. */
async function rememberNonce({ db, clock }: Services, nonce: string, body: Buffer): Promise<boolean | null> {
  const body_hash = createHash('sha256').update(body).digest();
  const added = await db
    .insertInto('payment_nonces')
    .values({ nonce, body_hash, create_at: clock() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst();
  if (added) return true;
  const known = await db.selectFrom('payment_nonces').select('body_hash').where('nonce', '=', nonce).executeTakeFirst();
  return known?.body_hash.equals(body_hash) ? false : null;
}

/** Deletes nonces of notifications that are too old to be accepted again. */
export const deleteOldPaymentNoncesJob = defineJob({
  name: 'wallet.delete-old-nonces',
  cron: HOURLY_CRON,
  run: ({ db, clock }) =>
    deleteRowsInBatches(
      db,
      'payment_nonces',
      sql`create_at < ${new Date(clock().getTime() - 3 * PAYMENT_CLOCK_TOLERANCE_MS)}`,
    ),
});
