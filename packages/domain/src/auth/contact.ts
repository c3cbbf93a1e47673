import type { CountryCode } from './countries.ts';
import { type EmailError, validateEmail } from './email.ts';
import { validatePhoneInput, type PhoneValidator, type PhoneError } from './phone.ts';

/** The phone number or e-mail address of an account, also used to sign in. */
export type AccountContact =
  | { readonly mode: 'phone'; readonly country: CountryCode; readonly phone: string }
  | { readonly mode: 'email'; readonly email: string };

export type ContactMode = AccountContact['mode'];

/** Validates a contact (spec §5). Without `validator`, only the form and length of a phone number are checked. */
export const validateAccountContact = (
  contact: AccountContact,
  validator?: PhoneValidator,
): PhoneError | EmailError | null =>
  contact.mode === 'phone'
    ? validatePhoneInput(contact.phone, contact.country, validator)
    : validateEmail(contact.email);
