import type { CountryCode } from '@quintet/domain/auth/countries';
import { toNationalPhoneNumber } from '@quintet/domain/auth/phone-number';
import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';

export type AccountContact = { country: CountryCode; phone: string } | { email: string };

export type AccountContactInput = { mode: string; country?: CountryCode; phone?: string; email?: string };

/** The contact of a form, normalized as it is stored. @throws HttpError with the missing field */
export function parseAccountContact({ mode, country, phone, email }: AccountContactInput): AccountContact {
  if (mode === 'email') {
    if (!email) throw new HttpError('api.body.param_invalid.email');
    return { email: email.toLowerCase() };
  }
  if (!country) throw new HttpError('api.body.param_invalid.country');
  if (!phone) throw new HttpError('api.body.param_invalid.phone');
  return { country, phone: toNationalPhoneNumber(phone, country) ?? phone };
}

/** Like `parseAccountContact`; a phone number must also be valid in its country (spec §5). */
export function parseContactWithValidPhone(given: AccountContactInput): AccountContact {
  const contact = parseAccountContact(given);
  if ('phone' in contact && toNationalPhoneNumber(contact.phone, contact.country) === null)
    throw new HttpError('api.body.param_invalid.phone');
  return contact;
}

/** The contact as one string, by which codes and attempts are stored. */
export function toContactKey(contact: AccountContact): string {
  return 'email' in contact ? contact.email : `${contact.country} ${contact.phone}`;
}

/** Finds the account of a contact. */
export function findAccountByContact(db: Kysely<Database>, contact: AccountContact) {
  const query = db.selectFrom('users').select(['id', 'password_hash', 'status']).where('delete_at', 'is', null);
  return 'email' in contact
    ? query.where('email', '=', contact.email).executeTakeFirst()
    : query.where('country', '=', contact.country).where('phone', '=', contact.phone).executeTakeFirst();
}
