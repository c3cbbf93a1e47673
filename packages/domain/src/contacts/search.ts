import type { CountryCode } from '../auth/countries.ts';
import type { FieldError } from '../auth/field-error.ts';
import { type PhoneError, type PhoneValidator, validatePhoneInput } from '../auth/phone.ts';
import { validateUsername } from '../auth/register.ts';

/** A search text of digits only is a phone number; any other text is an account ID, which contains a letter. */
export const getContactSearchKind = (text: string): 'phone' | 'username' =>
  /^[0-9]+$/.test(text) ? 'phone' : 'username';

/** Validates the text of a search for users: a phone number of the country, or an account ID (spec §5). */
export function validateContactSearch(
  text: string,
  country: CountryCode,
  validator?: PhoneValidator,
): PhoneError | FieldError<'auth.register.username-rule'> | null {
  return getContactSearchKind(text) === 'phone' ? validatePhoneInput(text, country, validator) : validateUsername(text);
}
