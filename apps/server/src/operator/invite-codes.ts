import { SettingFlag } from '@quintet/api/enums';
import { validateInviteCode } from '@quintet/domain/auth/register';
import { sql } from 'kysely';
import { hasAnyUsableInviteCode } from '../slices/auth/invite-codes.ts';
import { runTransaction } from '../base/database/transaction.ts';
import { readRegistrationOptions } from '../slices/auth/registration-options.ts';
import { StartError } from '../base/start-error.ts';
import { recordAuditEntries } from './audit-log.ts';
import { AUDITED_COMMAND_OPTIONS_USAGE, type AuditOptions, parseAuditedArgs } from './command-arguments.ts';
import type { OperatorCommand, OperatorCommandDeps } from './command.ts';

const USAGE = [
  `invite-codes add <code> … ${AUDITED_COMMAND_OPTIONS_USAGE}`,
  `invite-codes remove <code> … ${AUDITED_COMMAND_OPTIONS_USAGE}`,
  'invite-codes list',
];

/** Manages invite codes that belong to no user (spec §5). */
export const inviteCodesCommand: OperatorCommand = {
  usage: USAGE,
  about: 'Invite codes of the site for registration, of 4 to 8 letters and digits.',
  prepare: (args) => {
    const { words, author, requireAuthor } = parseAuditedArgs('invite-codes', USAGE, args);
    const [action, ...codes] = words;
    const isRight = action === 'list' ? codes.length === 0 && !author : codes.length > 0;
    if (!isRight || !['add', 'remove', 'list'].includes(action ?? ''))
      throw new StartError(`invite-codes: Usage: ${USAGE.join('; ')}`);
    const wrong = codes.find((code) => validateInviteCode(code, true) !== null);
    if (wrong !== undefined) throw new StartError(`invite-codes: "${wrong}" is not 4 to 8 letters and digits.`);
    if (action === 'list') return describeCodes;
    const operator = requireAuthor();
    return async (tools) => {
      await (action === 'add' ? addCodes(tools, codes, operator) : removeCodes(tools, codes, operator));
      return describeCodes(tools);
    };
  },
};

async function addCodes({ db }: OperatorCommandDeps, codes: string[], author: AuditOptions): Promise<void> {
  const rows = codes.map((code) => ({ code, user_id: null }));
  await runTransaction(db, async (trx) => {
    await trx
      .insertInto('invite_codes')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await recordAuditEntries(trx, author, 'invite-codes add', codes);
  });
}

/** @throws StartError if registration would become impossible */
async function removeCodes({ db }: OperatorCommandDeps, codes: string[], author: AuditOptions): Promise<void> {
  const lower = codes.map((code) => code.toLowerCase());
  await runTransaction(db, async (trx) => {
    await trx
      .deleteFrom('invite_codes')
      .where('user_id', 'is', null)
      .where(sql`lower(code)`, 'in', lower)
      .execute();
    const { invite_code } = await readRegistrationOptions({ db: trx });
    if (invite_code === SettingFlag.REQUIRE && !(await hasAnyUsableInviteCode(trx)))
      throw new StartError(
        'invite-codes: registration requires an invite code, and this would remove the last one. Add another code first, or run: pnpm operator registration --invite-code optional',
      );
    await recordAuditEntries(trx, author, 'invite-codes remove', codes);
  });
}

async function describeCodes({ db }: OperatorCommandDeps): Promise<string> {
  const rows = await db
    .selectFrom('invite_codes')
    .select('code')
    .where('user_id', 'is', null)
    .orderBy('create_at')
    .execute();
  return rows.length === 0 ? 'There is no invite code.' : `Invite codes: ${rows.map(({ code }) => code).join(', ')}`;
}
