import type { CountryCode } from './countries.ts';
import { type EmailError, validateEmail } from './email.ts';
import { validatePhoneInput, type PhoneValidator, type PhoneError } from './phone.ts';

/** What an account is reached by, and found by when one signs in. */
export type Contact =
  | { readonly mode: 'phone'; readonly country: CountryCode; readonly phone: string }
  | { readonly mode: 'email'; readonly email: string };

export type ContactMode = Contact['mode'];

/** What is wrong with a contact (spec §5). Without `validator` only form and length of a phone number are looked at. */
export const validateContact = (contact: Contact, validator?: PhoneValidator): PhoneError | EmailError | null =>
  contact.mode === 'phone'
    ? validatePhoneInput(contact.phone, contact.country, validator)
    : validateEmail(contact.email);
