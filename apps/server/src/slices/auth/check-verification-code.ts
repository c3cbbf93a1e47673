import { OpType, VerificationPurpose } from '@quintet/api/enums';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call, OperationId } from '../../platform/http/handler.ts';
import { type ContactInput, getContact, findByContact, nameOfContact } from './contact.ts';
import { signIn } from './sign-in.ts';
import { markVerified, verifyCode, consumeVerification, type Verification } from './verifications.ts';

type CodeInput = ContactInput & { code: string; device_id: string };

/** Counts a try and checks the code of a form. @throws HttpError as `verifyCode` does */
export async function checkGivenCode(
  { body, caller, services }: Pick<Call<OperationId>, 'caller' | 'services'> & { body: CodeInput },
  purpose: Verification['purpose'],
) {
  const { brand } = caller;
  const contact = getContact(body);
  const verification: Verification = { brand, contact: nameOfContact(contact), purpose, device_id: body.device_id };
  await verifyCode(services, verification, body.code);
  return { contact, verification };
}

/** Returns the next step after a right code (spec §4). Registering with the contact of an account signs in (design §6). */
export async function checkCode(call: Call<'checkVerification'>) {
  const { body, services } = call;
  const purpose = body.op_type ?? VerificationPurpose.REGISTER;
  const { contact, verification } = await checkGivenCode(call, purpose);
  if (purpose === VerificationPurpose.RECOVERY) {
    await markVerified(services, verification);
    return { op_type: OpType.RECOVERY };
  }
  const user = await findByContact(services.db, contact);
  if (!user) {
    await markVerified(services, verification);
    return { op_type: OpType.REGISTER };
  }
  const session = await signIn(call, body.device_id, async (trx) => {
    if (!(await consumeVerification(trx, verification))) throw new HttpError('api.body.param_expired.code');
    return user;
  });
  return { op_type: OpType.LOGIN, ...session };
}
