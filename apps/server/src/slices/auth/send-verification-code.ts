import { VerificationPurpose, VerifiedStatus } from '@quintet/api/enums';
import { findCountry } from '@quintet/domain/auth/countries';
import { VERIFICATION_RESEND_DELAY_SECONDS } from '@quintet/domain/limits';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import { getIpNetwork } from '../../platform/rate-limits/get-ip-network.ts';
import { getBrandById } from './brand-by-id.ts';
import { formatCodeAutofillLine, formatVerificationMessage } from './code-message.ts';
import { assertCaptchaSolved } from './captcha.ts';
import {
  type AccountContact,
  findAccountByContact,
  formatAccountContact,
  parseReachableAccountContact,
} from './contact.ts';
import { consumeAttempt, refundAttempt, type AttemptCounterKey } from './attempts.ts';
import { isKnownDevice } from './sessions.ts';
import { isVerificationPassed, createVerificationCode, type VerificationKey } from './verifications.ts';

type Send = Call<'sendVerification'>;

/** Sends a code (spec §7), or returns that this contact needs no code (design §6). */
export async function sendVerificationCode(call: Send) {
  const { body, caller, services, request } = call;
  const { brand } = caller;
  const contact = parseReachableAccountContact(body);
  const name = formatAccountContact(contact);
  const purpose = body.op_type ?? VerificationPurpose.REGISTER;
  const verification: VerificationKey = { brand, contact: name, purpose, device_id: body.device_id };

  await assertCaptchaSolved(services, brand, body);
  const user = await findAccountByContact(services.db, contact);
  if (await needsNoCode(call, user !== undefined, verification)) {
    return { verified_status: VerifiedStatus.NO_CODE_STEP, resend_after: VERIFICATION_RESEND_DELAY_SECONDS };
  }

  const isKnown = await isKnownDevice(services.db, user?.id, body.device_id);
  const tries = triesOf(verification, caller.ip, isKnown);
  await consumeAttempt(services, tries);
  const code = await createVerificationCode(services, verification);
  try {
    await deliver(services.integrations, { brand, contact, host: request.siteHost, language: body.lang, code });
  } catch (cause) {
    await refundAttempt(services, tries.slice(0, 1));
    throw new HttpError('api.verification.unsent', { status: 502, cause });
  }
  return { verified_status: VerifiedStatus.CODE_SENT, resend_after: VERIFICATION_RESEND_DELAY_SECONDS };
}

async function needsNoCode({ services }: Send, hasAccount: boolean, verification: VerificationKey): Promise<boolean> {
  if (verification.purpose === VerificationPurpose.RECOVERY) return !hasAccount;
  return !hasAccount && isVerificationPassed(services, verification);
}

/** A device that has signed in before has its own countdown and limit, which requests of strangers do not use up. */
function triesOf(
  { brand, contact, purpose, device_id }: VerificationKey,
  ip: string,
  isKnown: boolean,
): AttemptCounterKey[] {
  const device = isKnown ? [device_id] : [];
  return [
    ['code countdown', purpose, brand, contact, ...device],
    ['codes to a contact', brand, contact, ...device],
    ['codes for a device', brand, device_id],
    ['codes from an address', getIpNetwork(ip)],
  ];
}

type Delivery = {
  brand: string;
  contact: AccountContact;
  host: string;
  language: Send['body']['lang'];
  code: string;
};

async function deliver(
  { mail, sms }: Send['services']['integrations'],
  { brand, contact, host, language, code }: Delivery,
): Promise<void> {
  const { subject, text } = formatVerificationMessage(brand, language, code);
  if ('email' in contact) {
    await mail({ sender: getBrandById(brand).title, host, to: contact.email, subject, text });
    return;
  }
  const dialCode = findCountry(contact.country)!.dialCode;
  await sms({ to: `+${dialCode}${contact.phone}`, text: text + formatCodeAutofillLine(host, code) });
}
