import { parseArgs } from 'node:util';
import { SettingFlag } from '@quintet/api/enums';
import { writeSetting } from '../base/database/settings.ts';
import { hasUsableInviteCode } from '../slices/auth/invite-codes.ts';
import { type RegistrationOptions, readRegistrationOptions } from '../slices/auth/registration-options.ts';
import { StartError } from '../base/start-error.ts';
import type { Command } from './command.ts';

const USAGE = 'registration [--social-account hide|optional|require] [--invite-code hide|optional|require]';
const FLAGS: Record<string, SettingFlag> = {
  hide: SettingFlag.HIDE,
  optional: SettingFlag.OPTIONAL,
  require: SettingFlag.REQUIRE,
};
const nameOf = (flag: SettingFlag) => Object.keys(FLAGS).find((name) => FLAGS[name] === flag);

/** Configures the optional fields of registration (spec §5). */
export const registration: Command = {
  usage: [USAGE],
  about: 'Hides or requires the account memo and the invite code in registration; without options prints the setting.',
  prepare: (args) => {
    const changes = read(args);
    return async ({ db, clock }) => {
      if (changes.invite_code === SettingFlag.REQUIRE && !(await hasUsableInviteCode(db))) {
        throw new StartError(
          'registration: there is no invite code, so no user could register. Create one first: pnpm operator invite-codes add <code>',
        );
      }
      const options = { ...(await readRegistrationOptions({ db })), ...changes };
      await writeSetting(db, 'registration', options, clock());
      return `Account memo: ${nameOf(options.social_account)}. Invite code: ${nameOf(options.invite_code)}.`;
    };
  },
};

function read(args: string[]): Partial<RegistrationOptions> {
  const options = { 'social-account': { type: 'string' }, 'invite-code': { type: 'string' } } as const;
  try {
    const { values } = parseArgs({ args, options });
    const [social_account, invite_code] = [flagOf(values['social-account']), flagOf(values['invite-code'])];
    return { ...(social_account && { social_account }), ...(invite_code && { invite_code }) };
  } catch (error) {
    throw new StartError(`registration: ${(error as Error).message}. Usage: ${USAGE}`);
  }
}

function flagOf(text: string | undefined): SettingFlag | null {
  if (text === undefined) return null;
  const flag = FLAGS[text];
  if (!flag) throw new TypeError(`${text} is none of ${Object.keys(FLAGS).join(', ')}`);
  return flag;
}
