import { SettingFlag } from '@quintet/api/enums';
import { runTransaction } from '../base/database/transaction.ts';
import { writeSetting } from '../base/database/settings.ts';
import { hasAnyUsableInviteCode } from '../slices/auth/invite-codes.ts';
import { type RegistrationOptions, readRegistrationOptions } from '../slices/auth/registration-options.ts';
import { StartError } from '../base/start-error.ts';
import { recordAuditEntries } from './audit-log.ts';
import { AUDITED_COMMAND_OPTIONS_USAGE, type AuditOptions, parseAuditedArgs } from './command-arguments.ts';
import type { OperatorCommand } from './command.ts';

const USAGE = [
  'registration',
  `registration [--social-account hide|optional|require] [--invite-code hide|optional|require] ${AUDITED_COMMAND_OPTIONS_USAGE}`,
];
const FLAGS: Record<string, SettingFlag> = {
  hide: SettingFlag.HIDE,
  optional: SettingFlag.OPTIONAL,
  require: SettingFlag.REQUIRE,
};
const nameOf = (flag: SettingFlag) => Object.keys(FLAGS).find((name) => FLAGS[name] === flag);

/** Configures the optional fields of registration (spec §5). */
export const registrationFieldsCommand: OperatorCommand = {
  usage: USAGE,
  about: 'Hides or requires the account memo and the invite code in registration; without options prints the setting.',
  prepare: (args) => {
    const { changes, author } = read(args);
    return async ({ db, clock }) => {
      if (changes.invite_code === SettingFlag.REQUIRE && !(await hasAnyUsableInviteCode(db))) {
        throw new StartError(
          'registration: there is no invite code, so no user could register. Create one first: pnpm operator invite-codes add <code>',
        );
      }
      const options = await runTransaction(db, async (trx) => {
        const changed = { ...(await readRegistrationOptions({ db: trx })), ...changes };
        if (author) {
          await writeSetting(trx, 'registration', changed, clock());
          await recordAuditEntries(trx, author, `registration ${describeChanges(changes)}`, ['site']);
        }
        return changed;
      });
      return `Account memo: ${nameOf(options.social_account)}. Invite code: ${nameOf(options.invite_code)}.`;
    };
  },
};

const describeChanges = (changes: Partial<RegistrationOptions>): string =>
  Object.entries(changes)
    .map(([name, flag]) => `${name}=${nameOf(flag)}`)
    .join(' ');

/** The author is null if nothing changes. */
function read(args: string[]): { changes: Partial<RegistrationOptions>; author: AuditOptions | null } {
  const { words, author, requireAuthor, options } = parseAuditedArgs('registration', USAGE, args, [
    'social-account',
    'invite-code',
  ]);
  try {
    if (words.length > 0) throw new TypeError(`${words[0]} is unknown`);
    const [social_account, invite_code] = [flagOf(options['social-account']), flagOf(options['invite-code'])];
    const changes = { ...(social_account && { social_account }), ...(invite_code && { invite_code }) };
    if (Object.keys(changes).length > 0) return { changes, author: requireAuthor() };
    if (author) throw new TypeError('nothing to change');
    return { changes, author };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`registration: ${(error as Error).message}. Usage: ${USAGE.join('; ')}`);
  }
}

function flagOf(text: string | undefined): SettingFlag | null {
  if (text === undefined) return null;
  const flag = FLAGS[text];
  if (!flag) throw new TypeError(`${text} is none of ${Object.keys(FLAGS).join(', ')}`);
  return flag;
}
