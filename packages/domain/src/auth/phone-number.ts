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

/** Validates with libphonenumber and the metadata of the 24 countries (spec §5). */
export const getPhoneNumberValidity: PhoneValidator = (digits, country) => {
  if (isValidPhoneNumber(digits, country, METADATA)) return 'valid';
  return validatePhoneNumberLength(digits, country, METADATA) === 'TOO_LONG' ? 'too-long' : 'invalid';
};

/** The number without its national prefix (a leading 0), so that each number has one form; null when invalid for the country. */
export function toNationalPhoneNumber(digits: string, country: CountryCode): string | null {
  if (!isValidPhoneNumber(digits, country, METADATA)) return null;
  return parsePhoneNumber(digits, country, METADATA).nationalNumber;
}
