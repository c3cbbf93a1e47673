import metadata from 'libphonenumber-js/min/metadata';
import { COUNTRIES } from '../src/auth/countries.ts';

/** libphonenumber's metadata of the 24 countries only, a tenth of its full size. */
export function buildPhoneMetadata(): unknown {
  const {
    version,
    country_calling_codes: callingCodes,
    countries,
  } = metadata as unknown as {
    version: number;
    country_calling_codes: Record<string, string[]>;
    countries: Record<string, unknown>;
  };
  return {
    version,
    country_calling_codes: Object.fromEntries(
      COUNTRIES.map(({ code, dialCode }) => {
        if (!callingCodes[dialCode]?.includes(code))
          throw new Error(`libphonenumber does not dial ${code} by ${dialCode}`);
        return [dialCode, [code]];
      }),
    ),
    countries: Object.fromEntries(COUNTRIES.map(({ code }) => [code, countries[code]])),
    nonGeographic: {},
  };
}
