import { OpType, VerificationPurpose } from '@quintet/api/enums';
import { Failure } from '../../http/failure.ts';
import type { Call } from '../../http/handler.ts';
import { allow } from './allow.ts';
import { contactOf, findByContact, nameOfContact } from './contact.ts';
import { openSession } from './open-session.ts';
import { keepVerified, tryCode, useUp, type Verification } from './verifications.ts';

const QUARTER = 15 * 60;

/** Counts and checks a code of a form. @throws Failure as tryCode does, and 429 for an address that guesses. */
export async function checkGivenCode(
  {
    body,
    caller,
    services,
    reply,
  }: Pick<Call<'checkVerification' | 'recoverPassword'>, 'body' | 'caller' | 'services' | 'reply'>,
  purpose: Verification['purpose'],
) {
  const { brand, ip } = caller;
  const contact = contactOf(body);
  const verification: Verification = { brand, contact: nameOfContact(contact), purpose, device_id: body.device_id };
  await allow(services, reply, [{ key: `codes tried from ${ip}`, tries: 100, seconds: QUARTER }]);
  await tryCode(services, verification, body.code);
  return { contact, verification };
}

/** Where a right code leads (spec §4): registering with a contact that has an account signs in (design §6). */
export async function checkCode(call: Call<'checkVerification'>) {
  const { body, services } = call;
  const purpose = body.op_type ?? VerificationPurpose.REGISTER;
  const { contact, verification } = await checkGivenCode(call, purpose);
  if (purpose === VerificationPurpose.RECOVERY) {
    await keepVerified(services, verification);
    return { op_type: OpType.RECOVERY };
  }
  const user = await findByContact(services.db, contact);
  if (!user) {
    await keepVerified(services, verification);
    return { op_type: OpType.REGISTER };
  }
  const session = await openSession(call, body.device_id, async (trx) => {
    if (!(await useUp(trx, verification))) throw new Failure('api.body.param_expired.code');
    return user;
  });
  return { op_type: OpType.LOGIN, ...session };
}
