import { type Contact, type ContactMode, validateContact } from '@quintet/domain/auth/contact';
import { COUNTRIES, findCountry } from '@quintet/domain/auth/countries';

/** A contact as query parameters. */
export const toContactQuery = (contact: Contact): { phone?: string; country?: string; email?: string } =>
  contact.mode === 'phone' ? { phone: contact.phone, country: contact.country } : { email: contact.email };

/** Parses the contact of a query; null when it is invalid. `code` gives the country by dial code. */
export function parseContact(mode: ContactMode, query: URLSearchParams): Contact | null {
  const contact = mode === 'phone' ? parsePhone(query) : { mode, email: query.get('email') ?? '' };
  return contact && validateContact(contact) === null ? contact : null;
}

function parsePhone(query: URLSearchParams): Contact | null {
  const dialCode = query.get('code');
  const country = findCountry(query.get('country') ?? '') ?? COUNTRIES.find((each) => each.dialCode === dialCode);
  return country ? { mode: 'phone', country: country.code, phone: query.get('phone') ?? '' } : null;
}
