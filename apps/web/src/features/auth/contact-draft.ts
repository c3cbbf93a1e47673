import { type Country, type CountryCode, findCountry } from '@quintet/domain/auth/countries';
import { sessionValue } from '../../shared/session-storage.ts';

/** What has been typed of a contact on the way in; the screens there hand it on to one another. */
export interface ContactDraft {
  readonly country: CountryCode;
  readonly phone: string;
  readonly email: string;
}

/** `search` is the query of the address that it was typed at. */
const storage = sessionValue<ContactDraft & { readonly search: string }>('quintet.contact');

export const saveContactDraft = (draft: ContactDraft, search: string): void => storage.write({ ...draft, search });
export const clearContactDraft = (): void => storage.write(null);

interface ContactDraftOptions {
  /** The query of this address, whose contact counts until something else was typed here. */
  query: URLSearchParams;
  search: string;
  /** What this device remembers of earlier logins. */
  remembered?: { phone: string; email: string; country: CountryCode | null };
  /** Where the brand's phone fields start. */
  defaultCountry: string;
}

/** What the fields of a contact begin with: typed here before, named by the address, typed elsewhere, remembered. */
export function readContactDraft({ query, search, remembered, defaultCountry }: ContactDraftOptions): ContactDraft {
  const typed = storage.read();
  const isTypedHere = typed?.search === search;
  const countryOf = (code: string | null | undefined): Country | undefined => (code ? findCountry(code) : undefined);
  const fromUrl = { phone: query.get('phone'), email: query.get('email'), country: countryOf(query.get('country')) };
  const phone = (isTypedHere ? null : fromUrl.phone) || typed?.phone || remembered?.phone || '';
  const isRemembered = !typed?.phone && phone === remembered?.phone;
  const country =
    (isTypedHere ? undefined : fromUrl.country) ??
    countryOf(isRemembered ? remembered?.country : typed?.country) ??
    countryOf(defaultCountry) ??
    findCountry('CN')!;
  return {
    country: country.code,
    phone,
    email: (isTypedHere ? null : fromUrl.email) || typed?.email || remembered?.email || '',
  };
}
