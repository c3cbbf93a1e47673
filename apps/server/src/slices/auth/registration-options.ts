import { SettingFlag } from '@quintet/api/enums';
import { readSettingWithUpdateTime } from '../../base/database/settings.ts';
import type { Services } from '../../platform/services.ts';

export type RegistrationOptions = Record<'social_account' | 'invite_code', SettingFlag>;

/** The setting of each optional registration field: the operator's choice, else optional (spec §5). */
export async function readRegistrationOptions({ db }: Pick<Services, 'db'>): Promise<RegistrationOptions> {
  const setting = await readSettingWithUpdateTime<Partial<RegistrationOptions>>(db, 'registration');
  return { social_account: SettingFlag.OPTIONAL, invite_code: SettingFlag.OPTIONAL, ...setting?.value };
}
