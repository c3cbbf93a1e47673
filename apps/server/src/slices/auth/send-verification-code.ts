import { VerificationPurpose, VerifiedStatus } from '@quintet/api/enums';
import type { Brand } from '@quintet/brand/brand';
import { findCountry } from '@quintet/domain/auth/countries';
import { VERIFICATION_RESEND_DELAY_SECONDS } from '@quintet/domain/limits';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import { getIpRateLimitKey } from '../../platform/rate-limits/get-ip-rate-limit-key.ts';
import { getBrandById } from './brand-by-id.ts';
import { assertCaptchaSolved } from './captcha.ts';
import { type AccountContact, findAccountByContact, toContactKey, parseContactWithValidPhone } from './contact.ts';
import { consumeAttempt, refundAttempt, type AttemptCounterKey } from './attempts.ts';
import { isKnownDevice } from './sessions.ts';
import {
  isVerificationPassed,
  createVerificationCode,
  VERIFICATION_CODE_TTL_S,
  type VerificationKey,
} from './verifications.ts';

type Send = Call<'sendVerification'>;

/** Sends a code (spec §7), or returns that this contact needs no code (design §6). */
export async function sendVerificationCode(call: Send) {
  const { body, caller, services, request } = call;
  const { brand } = caller;
  const contact = parseContactWithValidPhone(body);
  const name = toContactKey(contact);
  const purpose = body.op_type ?? VerificationPurpose.REGISTER;
  const verification: VerificationKey = { brand, contact: name, purpose, device_id: body.device_id };

  await assertCaptchaSolved(services, brand, body);
  const user = await findAccountByContact(services.db, contact);
  if (await needsNoCode(call, user !== undefined, verification)) {
    return { verified_status: VerifiedStatus.NO_CODE_STEP, resend_after: VERIFICATION_RESEND_DELAY_SECONDS };
  }

  const isKnown = await isKnownDevice(services.db, user?.id, body.device_id);
  const counters = getAttemptCounters(verification, caller.ip, isKnown);
  await consumeAttempt(services, counters);
  const code = await createVerificationCode(services, verification);
  try {
    await deliver(services.integrations, { brand, contact, host: request.siteHost, language: body.lang, code });
  } catch (cause) {
    await refundAttempt(services, counters.slice(0, 1));
    throw new HttpError('api.verification.unsent', { status: 502, cause });
  }
  return { verified_status: VerifiedStatus.CODE_SENT, resend_after: VERIFICATION_RESEND_DELAY_SECONDS };
}

async function needsNoCode({ services }: Send, hasAccount: boolean, verification: VerificationKey): Promise<boolean> {
  if (verification.purpose === VerificationPurpose.RECOVERY) return !hasAccount;
  return !hasAccount && isVerificationPassed(services, verification);
}

/** A device that has signed in before has its own countdown and limit, which requests of strangers do not use up. */
function getAttemptCounters(
  { brand, contact, purpose, device_id }: VerificationKey,
  ip: string,
  isKnown: boolean,
): AttemptCounterKey[] {
  const device = isKnown ? [device_id] : [];
  return [
    ['code countdown', purpose, brand, contact, ...device],
    ['codes to a contact', brand, contact, ...device],
    ['codes for a device', brand, device_id],
    ['codes from an address', getIpRateLimitKey(ip)],
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
  const { subject, text } = formatCodeMessage(brand, language, code);
  if ('email' in contact) {
    await mail({ sender: getBrandById(brand).title, host, to: contact.email, subject, text });
    return;
  }
  const dialCode = findCountry(contact.country)!.dialCode;
  await sms({ to: `+${dialCode}${contact.phone}`, text: text + formatCodeAutofillLine(host, code) });
}

type CodeMessage = { subject: string; text: string };
type Language = Brand['languages'][number];

const CODE_TTL_MINUTES = VERIFICATION_CODE_TTL_S / 60;

const CODE_MESSAGES: Record<Language, (title: string, code: string) => CodeMessage> = {
  zh_cn: (title, code) => ({
    subject: `${title} 验证码`,
    text: `【${title}】验证码 ${code}，${CODE_TTL_MINUTES} 分钟内有效。请勿告诉任何人。`,
  }),
  en: (title, code) => ({
    subject: `Your ${title} code`,
    text: `${code} is your ${title} code. It works for ${CODE_TTL_MINUTES} minutes. Don’t share it with anyone.`,
  }),
};

/** The text of the message with a code, in the requested language if the brand supports it. */
function formatCodeMessage(brandId: string, language: Language | undefined, code: string): CodeMessage {
  const brand = getBrandById(brandId);
  const supported = language && brand.languages.includes(language) ? language : brand.languages[0];
  return CODE_MESSAGES[supported](brand.title, code);
}

/** The line that binds the code to the requesting host, so that browsers offer it only there. */
const formatCodeAutofillLine = (host: string, code: string): string => `\n\n@${host} #${code}`;
