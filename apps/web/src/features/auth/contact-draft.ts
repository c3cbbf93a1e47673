import { type Country, type CountryCode, findCountry } from '@quintet/domain/auth/countries';
import { createSessionStorageValue } from '../../shared/storage/session-storage.ts';
import { parseCountryUrlParam } from './contact-url-params.ts';

/** The contact typed on the login screens, which share it. */
export interface LoginContactDraft {
  readonly country: CountryCode;
  readonly phone: string;
  readonly email: string;
}

/** `search` is the query of the URL where it was typed. */
const storage = createSessionStorageValue<LoginContactDraft & { readonly search: string }>('quintet.contact');

export const saveLoginContactDraft = (draft: LoginContactDraft, search: string): void =>
  storage.write({ ...draft, search });
export const clearLoginContactDraft = (): void => storage.write(null);

interface ContactDraftOptions {
  /** The query of this URL; its contact counts until the user types another one here. */
  query: URLSearchParams;
  search: string;
  /** The contact of earlier logins on this device. */
  remembered?: { phone: string; email: string; country: CountryCode | null };
  /** The default country of the brand. */
  defaultCountry: string;
}

/** The initial contact, in this order: typed at this URL, named by the URL, typed elsewhere, remembered. */
export function resolveInitialLoginContact({
  query,
  search,
  remembered,
  defaultCountry,
}: ContactDraftOptions): LoginContactDraft {
  const typed = storage.read();
  const isTypedHere = typed?.search === search;
  const countryOf = (code: string | null | undefined): Country | undefined => (code ? findCountry(code) : undefined);
  const fromUrl = { phone: query.get('phone'), email: query.get('email'), country: parseCountryUrlParam(query) };
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
