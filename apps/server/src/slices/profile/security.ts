import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call, OperationId } from '../../platform/http/handler.ts';
import { hashPassword, isPasswordCorrect } from '../auth/passwords.ts';
import { buildPasswordChangedNotification } from '../auth/security-notifications.ts';
import { endSessions } from '../auth/sessions.ts';
import { consumeAttempt, refundAttempt, type AttemptCounterKey } from '../auth/attempts.ts';
import { updateUserAndNotify } from './update-user.ts';
import { recoverSecurityCode } from './recover-security-code.ts';
import { assertSecurityCode } from './security-code.ts';

type CallContext = Pick<Call<OperationId>, 'caller' | 'services'>;

/** Sets a new password after checking the old one; signs out every other device (spec §7). */
export async function changePassword(call: Call<'changePassword'>): Promise<true> {
  const { userId } = requireUser(call.caller);
  const { password_hash } = await readPasswordHashesAndAvatar(call.services.db, userId);
  const wrong = 'api.body.param_invalid.old_password';
  await assertOwnPassword(call, password_hash, call.body.old_password, wrong);
  return setPassword(call, password_hash, new HttpError(wrong));
}

/** Sets the first password of an account. @throws HttpError api.forbidden if it has one already */
export async function setFirstPassword(call: Call<'setFirstPassword'>): Promise<true> {
  const { userId } = requireUser(call.caller);
  const { password_hash } = await readPasswordHashesAndAvatar(call.services.db, userId);
  const forbidden = new HttpError('api.forbidden');
  if (password_hash !== null) throw forbidden;
  return setPassword(call, password_hash, forbidden);
}

/** Sets the security password of six digits; changing it requires the old one (design §6), or a code sent to a contact of the user. */
export async function setSecurityCode(call: Call<'setSecurityCode'>): Promise<true> {
  const { body, caller, services } = call;
  const { userId } = requireUser(caller);
  if (body.recovery) return recoverSecurityCode(call, body.recovery);
  const { security_code_hash } = await readPasswordHashesAndAvatar(services.db, userId);
  if (security_code_hash !== null)
    await assertSecurityCode(call, body.old_code ?? '', 'api.body.param_invalid.old_code');
  await updateUserAndNotify(services, userId, { security_code_hash: await hashPassword(body.security_code) });
  return true;
}

/** Checks the password before the final confirmation of cancelling; wrong attempts count together with those of `deleteMe` (delete-account.ts). */
export async function checkPasswordBeforeCancellation(call: Call<'checkPassword'>): Promise<true> {
  const { password_hash } = await readPasswordHashesAndAvatar(call.services.db, requireUser(call.caller).userId);
  await assertOwnPassword(call, password_hash, call.body.password, 'api.body.param_invalid.password');
  return true;
}

/** The hashes of the passwords of an account, and the ids of its avatar. */
export async function readPasswordHashesAndAvatar(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom('users')
    .select(['password_hash', 'security_code_hash', 'avatar', 'avatar_thumbnail'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Checks the password and limits wrong attempts per device, so that guessing on a stolen device does not block other devices. */
export async function assertOwnPassword(
  { caller, services }: CallContext,
  known: string | null,
  given: string,
  code: string,
): Promise<void> {
  const { userId, deviceId } = requireUser(caller);
  const counters: AttemptCounterKey[] = [['password on a device', userId, deviceId]];
  await consumeAttempt(services, counters);
  if (!(await isPasswordCorrect(given, known))) throw new HttpError(code);
  await refundAttempt(services, counters);
}

/** @throws refusal if a concurrent request has changed the password first */
async function setPassword(
  { body, caller, services }: Call<'changePassword' | 'setFirstPassword'>,
  former: string | null,
  refusal: HttpError,
): Promise<true> {
  const { events, clock, notifications } = services;
  const { userId, deviceId } = requireUser(caller);
  const password_hash = await hashPassword(body.password);
  await events.record(async (trx, append) => {
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ password_hash, update_at: clock() })
      .where('id', '=', userId)
      .where('password_hash', 'is not distinct from', former)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw refusal;
    await endSessions(trx, append, { userId, exceptDeviceId: deviceId }, 'password', clock());
    await append('user', { userId }, {});
    await notifications.add(trx, append, [buildPasswordChangedNotification(userId)]);
  });
  return true;
}
