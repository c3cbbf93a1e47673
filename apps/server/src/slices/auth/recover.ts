import { VerificationPurpose } from '@quintet/api/enums';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import { parseContactAndAssertCode } from './verify-code.ts';
import { findAccountByContact } from './contact.ts';
import { hashPassword } from './passwords.ts';
import { buildPasswordChangedNotification } from './security-notifications.ts';
import { endSessions } from './sessions.ts';
import { consumeVerification } from './verifications.ts';

/** Sets a new password with a code (spec §7). Signs out all devices of the account, except a calling device that is signed in to it. */
export async function recoverPassword(call: Call<'recoverPassword'>): Promise<true> {
  const { body, caller, services } = call;
  const { events, clock, notifications } = services;
  const { contact, verification } = await parseContactAndAssertCode(call, VerificationPurpose.RECOVERY);
  const password_hash = await hashPassword(body.password);
  await events.record(async (trx, append) => {
    if (!(await consumeVerification(trx, verification))) throw new HttpError('api.body.param_expired.code');
    const user = await findAccountByContact(trx, contact);
    if (!user) throw new HttpError('api.data_invalid');
    await trx.updateTable('users').set({ password_hash, update_at: clock() }).where('id', '=', user.id).execute();
    const isOwn = caller.kind === 'user' && caller.userId === user.id;
    const kept = isOwn ? { exceptDeviceId: caller.deviceId } : {};
    await endSessions(trx, append, { userId: user.id, ...kept }, 'password', clock());
    await append('user', { userId: user.id }, {});
    await notifications.add(trx, append, [buildPasswordChangedNotification(user.id)]);
  });
  return true;
}
