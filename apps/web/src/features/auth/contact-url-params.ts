import { type AccountContact, type ContactMode, validateAccountContact } from '@quintet/domain/auth/contact';
import { COUNTRIES, type Country, findCountry } from '@quintet/domain/auth/countries';

const NAME_LOCALES = ['en', 'zh-Hans'];

/** A contact as query parameters. */
export const toContactUrlParams = (contact: AccountContact): { phone?: string; country?: string; email?: string } =>
  contact.mode === 'phone' ? { phone: contact.phone, country: contact.country } : { email: contact.email };

/** Parses the contact of a query; null when it is invalid. */
export function parseContactUrlParams(mode: ContactMode, query: URLSearchParams): AccountContact | null {
  const contact = mode === 'phone' ? parsePhone(query) : { mode, email: query.get('email') ?? '' };
  return contact && validateAccountContact(contact) === null ? contact : null;
}

/** The country that a query names: by country code, by dial code (`code`), or by its English or Chinese name (`countryName`). */
export function parseCountryUrlParam(query: URLSearchParams): Country | undefined {
  const dialCode = query.get('code')?.replace(/\D/g, '');
  return (
    findCountry(query.get('country') ?? '') ??
    COUNTRIES.find((country) => country.dialCode === dialCode) ??
    findCountryByName(query.get('countryName') ?? '')
  );
}

function findCountryByName(name: string): Country | undefined {
  const nameIn = NAME_LOCALES.map((locale) => new Intl.DisplayNames(locale, { type: 'region' }));
  return COUNTRIES.find(({ code }) => nameIn.some((names) => names.of(code)?.toLowerCase() === name.toLowerCase()));
}

function parsePhone(query: URLSearchParams): AccountContact | null {
  const country = parseCountryUrlParam(query);
  return country ? { mode: 'phone', country: country.code, phone: query.get('phone') ?? '' } : null;
}
