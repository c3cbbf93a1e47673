import { OpType, VerificationPurpose } from '@quintet/api/enums';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call, OperationId } from '../../platform/http/handler.ts';
import { type AccountContactInput, parseAccountContact, findAccountByContact, toContactKey } from './contact.ts';
import { signIn } from './sign-in.ts';
import {
  markVerificationPassed,
  countAttemptAndAssertCode,
  consumeVerification,
  type VerificationKey,
} from './verifications.ts';

type CodeInput = AccountContactInput & { code: string; device_id: string };

/** Counts an attempt, checks the code of a form, and returns its contact. @throws HttpError as `countAttemptAndAssertCode` does */
export async function parseContactAndAssertCode(
  { body, caller, services }: Pick<Call<OperationId>, 'caller' | 'services'> & { body: CodeInput },
  purpose: VerificationKey['purpose'],
) {
  const { brand } = caller;
  const contact = parseAccountContact(body);
  const verification: VerificationKey = {
    brand,
    contact: toContactKey(contact),
    purpose,
    device_id: body.device_id,
  };
  await countAttemptAndAssertCode(services, verification, body.code);
  return { contact, verification };
}

/** Checks a code and returns the next step (spec §4). Registering with the contact of an account signs in (design §6). */
export async function verifyCodeAndSignInIfRegistered(call: Call<'checkVerification'>) {
  const { body, services } = call;
  const purpose = body.op_type ?? VerificationPurpose.REGISTER;
  const { contact, verification } = await parseContactAndAssertCode(call, purpose);
  if (purpose === VerificationPurpose.RECOVERY) {
    await markVerificationPassed(services, verification);
    return { op_type: OpType.RECOVERY };
  }
  const user = await findAccountByContact(services.db, contact);
  if (!user) {
    await markVerificationPassed(services, verification);
    return { op_type: OpType.REGISTER };
  }
  const session = await signIn(call, body.device_id, async (trx) => {
    if (!(await consumeVerification(trx, verification))) throw new HttpError('api.body.param_expired.code');
    return user;
  });
  return { op_type: OpType.LOGIN, ...session };
}
