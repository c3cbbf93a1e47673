import { lockUserRow } from '../../base/database/lock-user.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import { getIpRateLimitKey } from '../../platform/rate-limits/get-ip-rate-limit-key.ts';
import { parseAccountContact, findAccountByContact, toContactKey } from './contact.ts';
import { isKnownDevice } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { getPasswordFingerprint, isPasswordCorrect } from './passwords.ts';
import { consumeAttempt, refundAttempt, type AttemptCounterKey } from './attempts.ts';

/** Password login (spec §7): by phone or e-mail. @throws HttpError api.unauthorized, api.user.suspended, 429 */
export async function loginWithPassword(call: Call<'loginUser'>) {
  const { body, caller, services } = call;
  const contact = parseAccountContact(body);
  const user = await findAccountByContact(services.db, contact);
  const isKnown = await isKnownDevice(services.db, user?.id, body.device_id);
  const account = `${toContactKey(contact)} ${getPasswordFingerprint(user?.password_hash)}`;
  const counters = getAttemptCounters({ account, deviceId: body.device_id, ip: caller.ip, isKnown });
  await consumeAttempt(services, counters);
  if (!(await isPasswordCorrect(body.password, user?.password_hash)) || !user) throw new HttpError('api.unauthorized');
  await refundAttempt(services, counters);
  return signIn(call, body.device_id, async (trx) => {
    // Refuse the login if the password was changed since the check.
    await lockUserRow(trx, user.id);
    const now = await findAccountByContact(trx, contact);
    if (now?.password_hash !== user.password_hash) throw new HttpError('api.unauthorized');
    return user;
  });
}

type LoginSource = { account: string; deviceId: string; ip: string; isKnown: boolean };

/** A device that has signed in before has a counter of its own, so that attempts of strangers elsewhere do not lock out the owner. */
function getAttemptCounters({ account, deviceId, ip, isKnown }: LoginSource): AttemptCounterKey[] {
  const onDevice: AttemptCounterKey = ['login on a device', account, deviceId];
  if (isKnown) return [onDevice];
  const network = getIpRateLimitKey(ip);
  return [
    ['logins from an address', network],
    ['login from an address', account, network],
    onDevice,
    ['login from anywhere', account],
  ];
}
