import { type Contact, type ContactMode, findContactFlaw } from '@quintet/domain/auth/contact';
import { COUNTRIES, findCountry } from '@quintet/domain/auth/countries';

/** A contact as an address's query names it. */
export const contactQuery = (contact: Contact): { phone?: string; country?: string; email?: string } =>
  contact.mode === 'phone' ? { phone: contact.phone, country: contact.country } : { email: contact.email };

/** The contact that a query names; null when it names none that could be one. `code` stands for its country by the dial code. */
export function readContact(mode: ContactMode, query: URLSearchParams): Contact | null {
  const contact = mode === 'phone' ? readPhone(query) : { mode, email: query.get('email') ?? '' };
  return contact && findContactFlaw(contact) === null ? contact : null;
}

function readPhone(query: URLSearchParams): Contact | null {
  const dialCode = query.get('code');
  const country = findCountry(query.get('country') ?? '') ?? COUNTRIES.find((each) => each.dialCode === dialCode);
  return country ? { mode: 'phone', country: country.code, phone: query.get('phone') ?? '' } : null;
}
