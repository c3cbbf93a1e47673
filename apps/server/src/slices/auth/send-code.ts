import { VerificationPurpose, VerifiedStatus } from '@quintet/api/enums';
import { findCountry } from '@quintet/domain/auth/countries';
import { RESEND_COUNTDOWN } from '@quintet/domain/limits';
import { Failure } from '../../http/failure.ts';
import type { Call } from '../../http/handler.ts';
import { allow } from './allow.ts';
import { giveTryBack } from './attempts.ts';
import { autofillLine, brandOf, codeMessage } from './code-message.ts';
import { requireCaptcha } from './captcha.ts';
import { type Contact, findByContact, nameOfContact, reachableContactOf } from './contact.ts';
import { isVerified, makeCode, type Verification } from './verifications.ts';

type Send = Call<'sendVerification'>;

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Sends a code (spec §7), or tells that there is no code step for this contact (design §6). */
export async function sendCode(call: Send) {
  const { body, caller, services, reply, request } = call;
  const { brand, ip } = caller;
  const contact = reachableContactOf(body);
  const name = nameOfContact(contact);
  const purpose = body.op_type ?? VerificationPurpose.REGISTER;
  const verification: Verification = { brand, contact: name, purpose, device_id: body.device_id };

  await allow(services, reply, [{ key: `codes asked from ${ip}`, tries: 60, seconds: HOUR }]);
  await requireCaptcha(services, brand, body);
  if (await needsNoCode(call, contact, verification)) {
    return { verified_status: VerifiedStatus.NO_CODE_STEP, resend_after: RESEND_COUNTDOWN };
  }

  const countdown = [{ key: `code ${purpose} ${brand} ${name}`, tries: 1, seconds: RESEND_COUNTDOWN }];
  await allow(services, reply, countdown);
  await allow(services, reply, [
    { key: `codes to ${brand} ${name}`, tries: 10, seconds: DAY },
    { key: `codes for ${brand} ${body.device_id}`, tries: 20, seconds: DAY },
    { key: `codes from ${ip}`, tries: 30, seconds: HOUR },
  ]);
  const code = await makeCode(services, verification);
  try {
    await deliver(services.outside, { brand, contact, host: request.siteHost, language: body.lang, code });
  } catch (cause) {
    await giveTryBack(services.db, countdown);
    throw new Failure('api.verification.unsent', { status: 502, cause });
  }
  return { verified_status: VerifiedStatus.CODE_SENT, resend_after: RESEND_COUNTDOWN };
}

async function needsNoCode({ services }: Send, contact: Contact, verification: Verification): Promise<boolean> {
  const user = await findByContact(services.db, contact);
  if (verification.purpose === VerificationPurpose.RECOVERY) return user === undefined;
  return user === undefined && isVerified(services, verification);
}

type Delivery = {
  brand: string;
  contact: Contact;
  host: string;
  language: Send['body']['lang'];
  code: string;
};

async function deliver(
  { mail, sms }: Send['services']['outside'],
  { brand, contact, host, language, code }: Delivery,
): Promise<void> {
  const { subject, text } = codeMessage(brand, language, code);
  if ('email' in contact) {
    await mail({ sender: brandOf(brand).title, host, to: contact.email, subject, text });
    return;
  }
  const dialCode = findCountry(contact.country)!.dialCode;
  await sms({ to: `+${dialCode}${contact.phone}`, text: text + autofillLine(host, code) });
}
