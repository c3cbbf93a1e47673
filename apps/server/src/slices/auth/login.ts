import { Failure } from '../../http/failure.ts';
import type { Call } from '../../http/handler.ts';
import { allow } from './allow.ts';
import { type Allowance, giveTryBack } from './attempts.ts';
import { contactOf, findByContact, nameOfContact } from './contact.ts';
import { openSession } from './open-session.ts';
import { isPassword } from './passwords.ts';

/** Wrong tries within a quarter of an hour: for one account, and from one address. */
const QUARTER = 15 * 60;
const TRIES_PER_CONTACT = 10;
const TRIES_PER_ADDRESS = 200;

/** Password login (spec §7): by phone or e-mail. @throws Failure api.unauthorized, api.user.suspended, 429 */
export async function login(call: Call<'loginUser'>) {
  const { body, caller, services, reply } = call;
  const { ip } = caller;
  const contact = contactOf(body);
  const allowances: Allowance[] = [
    { key: `login ${nameOfContact(contact)}`, tries: TRIES_PER_CONTACT, seconds: QUARTER },
    { key: `login from ${ip}`, tries: TRIES_PER_ADDRESS, seconds: QUARTER },
  ];
  await allow(services, reply, allowances);

  const user = await findByContact(services.db, contact);
  if (!(await isPassword(body.password, user?.password_hash)) || !user) throw new Failure('api.unauthorized');
  await giveTryBack(services.db, allowances);
  return openSession(call, body.device_id, async () => user);
}
