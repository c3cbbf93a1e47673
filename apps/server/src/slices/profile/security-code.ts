import type { Schemas } from '@quintet/api/types';
import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call, OperationId } from '../../platform/http/handler.ts';
import { type AttemptCounterKey, consumeAttempt, countAttemptsLeft, refundAttempt } from '../auth/attempts.ts';
import { getPasswordFingerprint, isPasswordCorrect } from '../auth/passwords.ts';

/**
 * Asks a user for the security password. Wrong attempts count together over all operations and devices: after five within 30 minutes every
 * try is refused for 30 minutes, also the right one, unless the user replaces it by a verification code.
 * @throws HttpError api.security_code_empty, api.too_many_requests, or `wrong` with the attempts that are left
 */
export async function assertSecurityCode(
  { caller, services }: Pick<Call<OperationId>, 'caller' | 'services'>,
  given: string,
  wrong: string,
): Promise<void> {
  const { userId } = requireUser(caller);
  const { security_code_hash } = await services.db
    .selectFrom('users')
    .select('security_code_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (security_code_hash === null) throw new HttpError('api.security_code_empty');
  const counters: AttemptCounterKey[] = [
    ['security code of a user', userId, getPasswordFingerprint(security_code_hash)],
  ];
  await consumeAttempt(services, counters);
  if (!(await isPasswordCorrect(given, security_code_hash))) {
    const result: Schemas['WrongSecurityCode'] = { tries_left: await countAttemptsLeft(services, counters) };
    throw new HttpError(wrong, { result });
  }
  await refundAttempt(services, counters);
}
