import { foldForSearch } from '../text-filter.ts';

/** A country of the login screens (spec §3, Country entry). `nameKey` is a message id. */
export interface Country {
  readonly code: CountryCode;
  readonly dialCode: string;
  readonly nameKey: `kit.country.${CountryCode}`;
}

export type CountryCode = keyof typeof DIAL_CODES;

const DIAL_CODES = {
  MM: '95',
  LA: '856',
  TH: '66',
  VN: '84',
  KH: '855',
  PH: '63',
  BN: '673',
  MY: '60',
  SG: '65',
  ID: '62',
  MN: '976',
  CN: '86',
  HK: '852',
  MO: '853',
  TW: '886',
  KP: '850',
  KR: '82',
  JP: '81',
  NP: '977',
  BT: '975',
  BD: '880',
  IN: '91',
  LK: '94',
  MV: '960',
} as const;

/** The 24 countries, in the order of spec §3. */
export const COUNTRIES: readonly Country[] = (Object.keys(DIAL_CODES) as CountryCode[]).map((code) => ({
  code,
  dialCode: DIAL_CODES[code],
  nameKey: `kit.country.${code}`,
}));

/** The country with this code, or undefined when it is not one of the 24. */
export function findCountry(code: string): Country | undefined {
  return COUNTRIES.find((country) => country.code === code);
}

/**
 * The countries whose name contains the text, or whose dial code begins with it (spec §2, global elements).
 * Case, accents and a leading + do not matter; empty text finds all.
 */
export function searchCountries(text: string, nameOf: (country: Country) => string): readonly Country[] {
  const wanted = foldForSearch(text.trim());
  if (wanted === '') return COUNTRIES;
  const digits = wanted.replace(/^\+/, '');
  if (/^\d+$/.test(digits)) return COUNTRIES.filter((country) => country.dialCode.startsWith(digits));
  return COUNTRIES.filter((country) => foldForSearch(nameOf(country)).includes(wanted));
}
