import {
  isValidPhoneNumber,
  type MetadataJson,
  parsePhoneNumber,
  validatePhoneNumberLength,
} from 'libphonenumber-js/core';
import { PHONE_METADATA } from '../generated/phone-metadata.ts';
import type { CountryCode } from './countries.ts';
import type { PhoneValidator } from './phone.ts';

const METADATA = PHONE_METADATA as MetadataJson;

/** Judges by libphonenumber, with the metadata of our 24 countries (spec §5). */
export const validatePhoneNumber: PhoneValidator = (digits, country) => {
  if (isValidPhoneNumber(digits, country, METADATA)) return 'valid';
  return validatePhoneNumberLength(digits, country, METADATA) === 'TOO_LONG' ? 'too-long' : 'invalid';
};

/** The number without what one dials before it at home (a leading 0), so that nobody has two; null when it is none of the country. */
export function toNationalNumber(digits: string, country: CountryCode): string | null {
  if (!isValidPhoneNumber(digits, country, METADATA)) return null;
  return parsePhoneNumber(digits, country, METADATA).nationalNumber;
}
