import { VerificationPurpose } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import { parseContactAndAssertCode } from '../auth/verify-code.ts';
import { findAccountByContact } from '../auth/contact.ts';
import { hashPassword } from '../auth/passwords.ts';
import { consumeVerification } from '../auth/verifications.ts';

/**
 * Sets a new security password. A verification code sent to a contact of the signed-in user replaces the forgotten one.
 * @throws HttpError as `countAttemptAndAssertCode` does; api.data_invalid for the contact of another account
 */
export async function recoverSecurityCode(
  { body, caller, services }: Call<'setSecurityCode'>,
  recovery: Schemas['SecurityCodeRecovery'],
): Promise<true> {
  const { userId } = requireUser(caller);
  const given = { body: recovery, caller, services };
  const { contact, verification } = await parseContactAndAssertCode(given, VerificationPurpose.RECOVERY);
  const security_code_hash = await hashPassword(body.security_code);
  await services.events.record(async (trx, append) => {
    if ((await findAccountByContact(trx, contact))?.id !== userId) throw new HttpError('api.data_invalid');
    if (!(await consumeVerification(trx, verification))) throw new HttpError('api.body.param_expired.code');
    await trx
      .updateTable('users')
      .set({ security_code_hash, update_at: services.clock() })
      .where('id', '=', userId)
      .execute();
    await append('user', { userId }, {});
  });
  return true;
}
