import type { CountryCode } from './countries.ts';
import { type EmailFlaw, findEmailFlaw } from './email.ts';
import { findPhoneFlaw, type JudgePhone, type PhoneFlaw } from './phone.ts';

/** What an account is reached by, and found by when one signs in. */
export type Contact =
  | { readonly mode: 'phone'; readonly country: CountryCode; readonly phone: string }
  | { readonly mode: 'email'; readonly email: string };

export type ContactMode = Contact['mode'];

/** What is wrong with a contact (spec §5). Without `judge` only form and length of a phone number are looked at. */
export const findContactFlaw = (contact: Contact, judge?: JudgePhone): PhoneFlaw | EmailFlaw | null =>
  contact.mode === 'phone' ? findPhoneFlaw(contact.phone, contact.country, judge) : findEmailFlaw(contact.email);
