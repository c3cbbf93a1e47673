import { LoginType, RegistrationMode, SettingFlag } from '@quintet/api/enums';
import { validateRegistrationNickname } from '@quintet/domain/auth/register';
import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import { toContactKey, parseContactWithValidPhone } from './contact.ts';
import { verifyGoogleIdToken } from './google.ts';
import { findUsableInviteCode } from './invite-codes.ts';
import { signIn } from './sign-in.ts';
import { hashPassword } from './passwords.ts';
import { readRegistrationOptions } from './registration-options.ts';
import { isVerificationPassed, consumeVerification, type VerificationKey } from './verifications.ts';

type Register = Call<'registerUser'>;
/** The verified identity of the new account: its columns, and `useUp`, which consumes the proof in the same transaction. */
type Proof = { fields: object; useUp: (db: Kysely<Database>) => Promise<boolean> };

/** Creates an account for a verified contact and signs it in (spec §7). @throws HttpError with the wrong field, or a unique violation */
export async function registerUser(call: Register) {
  const { body } = call;
  const proof = await proofOf(call);
  const nickname = body.nickname.normalize('NFC').trim();
  if (validateRegistrationNickname(nickname)) throw new HttpError('api.body.param_invalid.nickname');
  const optional = await checkOptional(call);
  if (body.password === undefined && body.mode !== RegistrationMode.GOOGLE)
    throw new HttpError('api.body.param_invalid.password');
  const password_hash = body.password === undefined ? null : await hashPassword(body.password);

  return signIn(call, body.device_id, async (trx) => {
    if (!(await proof.useUp(trx))) throw new HttpError('api.data_invalid');
    return trx
      .insertInto('users')
      .values({ username: body.username, nickname, password_hash, ...optional, ...proof.fields })
      .returning(['id', 'status'])
      .executeTakeFirstOrThrow();
  });
}

async function proofOf(call: Register): Promise<Proof> {
  const { body, caller, services } = call;
  if (body.mode === RegistrationMode.GOOGLE) {
    if (!body.google_token) throw new HttpError('api.body.param_invalid.google_token');
    const { subject, email } = await verifyGoogleIdToken(call, body.google_token);
    return { fields: { type: LoginType.GOOGLE, google_subject: subject, email }, useUp: async () => true };
  }
  const contact = parseContactWithValidPhone(body);
  const verification: VerificationKey = {
    brand: caller.brand,
    contact: toContactKey(contact),
    purpose: 'register',
    device_id: body.device_id,
  };
  if (!(await isVerificationPassed(services, verification))) throw new HttpError('api.data_invalid');
  const type = 'email' in contact ? LoginType.EMAIL : LoginType.PHONE;
  return { fields: { type, ...contact }, useUp: (db) => consumeVerification(db, verification) };
}

/** Ignores hidden fields, requires required ones, and finds the inviting user of an invite code. */
async function checkOptional({ body, services }: Register) {
  const options = await readRegistrationOptions(services);
  const take = (field: keyof typeof options): string | null => {
    if (options[field] === SettingFlag.HIDE) return null;
    if (options[field] === SettingFlag.REQUIRE && !body[field]) throw new HttpError(`api.body.param_invalid.${field}`);
    return body[field] ?? null;
  };
  const social_account = take('social_account');
  const invite_code = take('invite_code');
  if (invite_code === null) return { social_account };
  const invitation = await findUsableInviteCode(services.db, invite_code);
  if (!invitation) throw new HttpError('api.body.param_invalid.invite_code');
  return { social_account, invite_code, invited_by: invitation.user_id };
}
