import type { Schemas } from '@quintet/api/types';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { requireUser } from '../../platform/http/caller.ts';
import type { Call } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';
import { findPaymentBinding } from './bindings.ts';
import { maskPaymentAccount } from './mask-account.ts';
import {
  PAYMENT_PROVIDER_CODES,
  type PaymentProviderCode,
  readPaymentProviderOperatorSettings,
} from './provider-settings.ts';

const DAY_MS = 24 * 3_600_000;

/** Where the user can redeem points, with limits and fees; none without a configured provider. */
export async function listPaymentProviders({
  caller,
  services,
}: Call<'listPaymentProviders'>): Promise<Schemas['PaymentProviders']> {
  const { userId } = requireUser(caller);
  const { db, integrations, clock } = services;
  if (!integrations.wellpay) return { providers: [] };
  const isOpen = await integrations.wellpay.isOpen();
  const bound = await findPaymentBinding(db, userId);
  const present = async (code: PaymentProviderCode): Promise<Schemas['PaymentProvider']> => {
    const { is_on, ...limits } = await readPaymentProviderOperatorSettings(db, code);
    const used = await sumLastDayRedemptions(db, userId, code, clock());
    return {
      code,
      ...limits,
      is_available: is_on && isOpen,
      is_bound: code === 'point' || bound !== undefined,
      account: code === 'wellpay' && bound ? maskPaymentAccount(bound.account) : null,
      daily_left: Math.max(0, limits.daily_amount - used),
    };
  };
  return { providers: await Promise.all(PAYMENT_PROVIDER_CODES.map(present)) };
}

/** Whether the operator and the provider accept orders now. */
export async function isPaymentProviderAvailable(
  { db, integrations }: Pick<Services, 'db' | 'integrations'>,
  code: PaymentProviderCode,
) {
  if (!integrations.wellpay || !(await readPaymentProviderOperatorSettings(db, code)).is_on) return false;
  return integrations.wellpay.isOpen();
}

/** Points that a user has redeemed at a provider within 24 hours, failed redemptions not counted. */
export async function sumLastDayRedemptions(
  db: Kysely<Database>,
  userId: string,
  code: PaymentProviderCode,
  now: Date,
): Promise<number> {
  const { total } = await db
    .selectFrom('redemptions')
    .select(sql<number>`coalesce(sum(amount), 0)::int8`.as('total'))
    .where('user_id', '=', userId)
    .where('provider', '=', code)
    .where('status', '<>', 'failed')
    .where('create_at', '>', new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  return total;
}
