import type { CountryCode } from './countries.ts';
import { PHONE_LENGTH_RANGE } from '../limits.ts';
import type { FieldError } from './field-error.ts';

export type PhoneError = FieldError<
  'auth.phone.required' | 'auth.phone.digits' | 'auth.phone.too-short' | 'auth.phone.invalid'
>;

/** Whether the digits are a number of the country. The implementation and its metadata load separately (./phone-number.ts). */
export type PhoneValidator = (digits: string, country: CountryCode) => 'valid' | 'invalid' | 'too-long';

/**
 * Validates a phone number (spec §5): digits only, at least 4, and valid for the country. Without `validator`, the server makes the
 * last check. The message `auth.phone.invalid` takes the name of the country as `country`.
 */
export function validatePhoneInput(phone: string, country: CountryCode, validator?: PhoneValidator): PhoneError | null {
  if (phone === '') return { message: 'auth.phone.required' };
  if (!/^[0-9]+$/.test(phone)) return { message: 'auth.phone.digits', isFinal: true };
  if (phone.length < PHONE_LENGTH_RANGE.min)
    return { message: 'auth.phone.too-short', values: { min: PHONE_LENGTH_RANGE.min } };
  const verdict = phone.length > PHONE_LENGTH_RANGE.max ? 'too-long' : (validator?.(phone, country) ?? 'valid');
  return verdict === 'valid' ? null : { message: 'auth.phone.invalid', isFinal: verdict === 'too-long' };
}

/** Normalizes typed or pasted input of a phone field: at most 18 characters, without separators and the country's own dial code. */
export function normalizePhoneInput(typed: string, dialCode: string): string {
  const trimmed = typed.trim();
  const national = trimmed.startsWith(`+${dialCode}`) ? trimmed.slice(dialCode.length + 1) : trimmed;
  return national
    .normalize('NFKC')
    .replace(/[\s().+-]/g, '')
    .slice(0, PHONE_LENGTH_RANGE.max);
}
