import type { Kysely } from 'kysely';
import type { Schemas } from '@quintet/api/types';
import { readSettingWithUpdateTime, writeSetting } from '../../base/database/settings.ts';
import type { Database } from '../../base/database/types.ts';

export type PaymentProviderCode = Schemas['PaymentProvider']['code'];

/** What an operator sets for a provider (`pnpm operator providers`). Amounts are whole points. */
export type PaymentProviderOperatorSettings = { is_on: boolean } & Pick<
  Schemas['PaymentProvider'],
  'min_amount' | 'max_amount' | 'daily_amount' | 'fee_basis_points' | 'fee_min'
>;

export const PAYMENT_PROVIDER_CODES: readonly PaymentProviderCode[] = ['wellpay', 'point'];

const DEFAULTS: PaymentProviderOperatorSettings = {
  is_on: true,
  min_amount: 100,
  max_amount: 50_000,
  daily_amount: 100_000,
  fee_basis_points: 100,
  fee_min: 1,
};

const settingOf = (code: PaymentProviderCode): string => `payment_provider_${code}`;

export async function readPaymentProviderOperatorSettings(
  db: Kysely<Database>,
  code: PaymentProviderCode,
): Promise<PaymentProviderOperatorSettings> {
  return {
    ...DEFAULTS,
    ...(await readSettingWithUpdateTime<Partial<PaymentProviderOperatorSettings>>(db, settingOf(code)))?.value,
  };
}

export const writePaymentProviderOperatorSettings = (
  db: Kysely<Database>,
  code: PaymentProviderCode,
  settings: PaymentProviderOperatorSettings,
  now: Date,
): Promise<void> => writeSetting(db, settingOf(code), settings, now);
