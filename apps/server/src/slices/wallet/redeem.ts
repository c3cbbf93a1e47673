import { randomBytes } from 'node:crypto';
import { getRedemptionFee } from '@quintet/domain/wallet/fee';
import { type Kysely, sql, type Transaction } from 'kysely';
import { lockUserRow } from '../../base/database/lock-user.ts';
import type { Database } from '../../base/database/types.ts';
import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import { findStoredOrRecentLedgerFlaw } from '../../platform/ledger/flaws.ts';
import { InsufficientPointsError } from '../../platform/ledger/transfer.ts';
import { PaymentProviderOutcomeUnknownError } from '../../platform/payments/provider.ts';
import type { Services } from '../../platform/services.ts';
import { assertSecurityCode } from '../profile/security-code.ts';
import { findPaymentBinding } from './bindings.ts';
import { type PaymentProviderCode, readPaymentProviderOperatorSettings } from './provider-settings.ts';
import { isPaymentProviderAvailable, sumLastDayRedemptions } from './providers.ts';
import { submitRedemptionJob } from './redemption-jobs.ts';
import { queryTradingLogs, type TradingLog } from './trading-log.ts';

const WRONG_CODE = 'api.body.param_invalid.security_code';
/** Entries that are recomputed before points are taken. All of them are recomputed before the order leaves (`verifyLedgerOrEndRedemption`). */
const NEWEST_ENTRIES_VERIFIED = 1000;

type Redemption = {
  userId: string;
  cid: string;
  provider: PaymentProviderCode;
  account: string | null;
  amount: number;
  fee: number;
};
type RedeemCall = Call<'withdrawToWellpay'> | Call<'withdrawToPoint'>;

/** Redeems points to the bound account. The errors are listed in the contract. */
export async function withdrawToWellpay(call: Call<'withdrawToWellpay'>): Promise<TradingLog> {
  return redeem(call, 'wellpay', null, 'api.forbidden');
}

/** Redeems points to an address of the platform. */
export async function withdrawToPointAddress(call: Call<'withdrawToPoint'>): Promise<TradingLog> {
  return redeem(call, 'point', call.body.address, 'api.provider_maintenance');
}

async function redeem(call: RedeemCall, provider: PaymentProviderCode, address: string | null, closedCode: string) {
  const { body, caller, services } = call;
  const { userId } = requireUser(caller);
  await assertSecurityCode(call, body.security_code, WRONG_CODE);
  const redemption: Redemption = {
    userId,
    cid: body.cid,
    provider,
    account: address,
    amount: body.amount,
    fee: body.fee,
  };
  // First, so that a lost answer can be asked for again while the provider is closed.
  const known = await findEarlierRedemption(services.db, redemption);
  if (known) return known;
  if (!(await isPaymentProviderAvailable(services, provider))) throw new HttpError(closedCode);
  if (address !== null) await assertAddress(services, address, closedCode);
  try {
    return await takePointsAndStoreOrder(services, redemption);
  } catch (error) {
    if (error instanceof InsufficientPointsError)
      throw new HttpError('api.body.param_invalid.balance', { cause: error });
    throw error;
  }
}

/** Takes the points and stores the order, in one transaction with the job that sends it. */
function takePointsAndStoreOrder(services: Services, redemption: Redemption): Promise<TradingLog> {
  const { events, ledger, jobs, clock, log } = services;
  const { userId, provider, amount, cid } = redemption;
  return events.record(async (trx, append) => {
    // One redemption of a user at a time, so that the daily limit holds.
    if (!(await lockUserRow(trx, userId))) throw new HttpError('api.unauthorized');
    const known = await findEarlierRedemption(trx, redemption);
    if (known) return known;
    const account = redemption.account ?? (await findPaymentBinding(trx, userId))?.account;
    if (account === undefined) throw new HttpError('api.binding.missing');
    await assertNotPending(trx, redemption, account);
    const fee = await assertLimits(trx, redemption, clock());
    const flaw = await findStoredOrRecentLedgerFlaw({ db: trx, ledger, log }, userId, NEWEST_ENTRIES_VERIFIED);
    if (flaw) throw new HttpError('api.wallet.sign_invalid', { status: 403 });

    const orderId = `r${randomBytes(12).toString('hex')}`;
    const type = provider === 'wellpay' ? 23 : 22;
    const [debit] = await ledger.post(trx, append, [
      { key: `redemption ${orderId}`, type, debit: userId, credit: 'providers', amount },
    ]);
    await trx
      .insertInto('redemptions')
      .values({
        order_id: orderId,
        user_id: userId,
        cid,
        provider,
        account,
        amount,
        fee,
        debit_id: debit!.id,
        fail_reason: null,
        create_at: clock(),
        finish_at: null,
      })
      .execute();
    await jobs.enqueue(trx, submitRedemptionJob, { order_id: orderId }, { key: orderId });
    return readOwn(trx, userId, debit!.id);
  });
}

async function readOwn(db: Kysely<Database>, userId: string, transferId: number): Promise<TradingLog> {
  const entry = sql`select * from ledger_entries where transfer_id = ${transferId} and account = ${userId}`;
  return (await queryTradingLogs(db, entry))[0]!.log;
}

/** The redemption that already has this cid. @throws HttpError api.body.param_invalid.cid if it was another one */
async function findEarlierRedemption(db: Kysely<Database>, redemption: Redemption): Promise<TradingLog | null> {
  const { userId, cid, provider, account, amount, fee } = redemption;
  const known = await db
    .selectFrom('redemptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('cid', '=', cid)
    .executeTakeFirst();
  if (!known) return null;
  const isSame =
    known.provider === provider &&
    known.amount === amount &&
    known.fee === fee &&
    (account === null || known.account === account);
  if (!isSame) throw new HttpError('api.body.param_invalid.cid');
  return readOwn(db, userId, known.debit_id);
}

/**
 * @throws HttpError api.redemption.in_progress if the same redemption with another cid has not ended: its answer may have been lost on
 * another device, so this one may repeat it by mistake
 */
async function assertNotPending(trx: Transaction<Database>, redemption: Redemption, account: string): Promise<void> {
  const { userId, provider, amount } = redemption;
  const same = await trx
    .selectFrom('redemptions')
    .select('order_id')
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .where('provider', '=', provider)
    .where('account', '=', account)
    .where('amount', '=', amount)
    .executeTakeFirst();
  if (same) throw new HttpError('api.redemption.in_progress');
}

/** Returns the fee. @throws HttpError if the amount is outside of the limits, or the user was shown another fee */
async function assertLimits(trx: Transaction<Database>, redemption: Redemption, now: Date): Promise<number> {
  const { userId, provider, amount } = redemption;
  const settings = await readPaymentProviderOperatorSettings(trx, provider);
  const { min_amount: min, max_amount: max, daily_amount } = settings;
  const fee = getRedemptionFee(amount, settings);
  if (amount < min || amount > max || fee >= amount)
    throw new HttpError('api.redemption.amount', { result: { min, max } });
  if (fee !== redemption.fee) throw new HttpError('api.redemption.fee_changed', { result: { fee } });
  const left = Math.max(0, daily_amount - (await sumLastDayRedemptions(trx, userId, provider, now)));
  if (amount > left) throw new HttpError('api.redemption.daily_limit', { result: { left } });
  return fee;
}

/** @throws HttpError api.unknown for an unknown address (spec §8), api.order_expired for an expired one */
async function assertAddress({ integrations }: Services, address: string, closedCode: string): Promise<void> {
  try {
    const state = await integrations.wellpay!.checkAddress(address);
    if (state === 'unknown') throw new HttpError('api.unknown', { status: 400 });
    if (state === 'expired') throw new HttpError('api.order_expired');
  } catch (error) {
    if (error instanceof PaymentProviderOutcomeUnknownError) throw new HttpError(closedCode, { cause: error });
    throw error;
  }
}
