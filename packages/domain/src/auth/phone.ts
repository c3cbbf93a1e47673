import type { CountryCode } from './countries.ts';
import { PHONE } from '../limits.ts';
import type { Flaw } from './field-error.ts';

export type PhoneFlaw = Flaw<
  'auth.phone.required' | 'auth.phone.digits' | 'auth.phone.too-short' | 'auth.phone.invalid'
>;

/** Whether the digits are a number of the country. It needs the metadata of ./phone-number.ts, which loads apart. */
export type JudgePhone = (digits: string, country: CountryCode) => 'valid' | 'invalid' | 'too-long';

/**
 * What is wrong with a phone number (spec §5): digits only, at least 4, and valid for the country. Without `judge` the last is left to
 * the server. The sentence of `auth.phone.invalid` takes the name of the country as `country`.
 */
export function findPhoneFlaw(phone: string, country: CountryCode, judge?: JudgePhone): PhoneFlaw | null {
  if (phone === '') return { message: 'auth.phone.required' };
  if (!/^[0-9]+$/.test(phone)) return { message: 'auth.phone.digits', isLasting: true };
  if (phone.length < PHONE.min) return { message: 'auth.phone.too-short', values: { min: PHONE.min } };
  const verdict = phone.length > PHONE.max ? 'too-long' : (judge?.(phone, country) ?? 'valid');
  return verdict === 'valid' ? null : { message: 'auth.phone.invalid', isLasting: verdict === 'too-long' };
}

/** What a phone field keeps of what was typed or pasted: an international number loses the dial code of its country, at most 18 digits. */
export function tidyPhone(typed: string, dialCode: string): string {
  const trimmed = typed.trim();
  const national = trimmed.startsWith(`+${dialCode}`) ? trimmed.slice(dialCode.length + 1) : trimmed;
  return national
    .normalize('NFKC')
    .replace(/[\s().+-]/g, '')
    .slice(0, PHONE.max);
}
