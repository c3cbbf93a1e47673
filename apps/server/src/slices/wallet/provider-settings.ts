import type { Kysely } from 'kysely';
import type { Schemas } from '@quintet/api/types';
import { readSetting, writeSetting } from '../../base/database/settings.ts';
import type { Database } from '../../base/database/types.ts';

export type ProviderCode = Schemas['PaymentProvider']['code'];

/** What an operator sets for a provider (`pnpm operator providers`). Amounts are whole points. */
export type ProviderSettings = { is_on: boolean } & Pick<
  Schemas['PaymentProvider'],
  'min_amount' | 'max_amount' | 'daily_amount' | 'fee_basis_points' | 'fee_min'
>;

export const PROVIDER_CODES: readonly ProviderCode[] = ['wellpay', 'point'];

const DEFAULTS: ProviderSettings = {
  is_on: true,
  min_amount: 100,
  max_amount: 50_000,
  daily_amount: 100_000,
  fee_basis_points: 100,
  fee_min: 1,
};

const settingOf = (code: ProviderCode): string => `payment_provider_${code}`;

export async function readProviderSettings(db: Kysely<Database>, code: ProviderCode): Promise<ProviderSettings> {
  return { ...DEFAULTS, ...(await readSetting<Partial<ProviderSettings>>(db, settingOf(code)))?.value };
}

export const writeProviderSettings = (
  db: Kysely<Database>,
  code: ProviderCode,
  settings: ProviderSettings,
  now: Date,
): Promise<void> => writeSetting(db, settingOf(code), settings, now);
