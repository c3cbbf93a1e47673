/** libphonenumber's metadata of the 24 countries only, into src/generated: a tenth of the whole. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import metadata from 'libphonenumber-js/min/metadata';
import { COUNTRIES } from '../src/auth/countries.ts';

const {
  version,
  country_calling_codes: callingCodes,
  countries,
} = metadata as unknown as {
  version: number;
  country_calling_codes: Record<string, string[]>;
  countries: Record<string, unknown>;
};

const kept = {
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

const target = join(import.meta.dirname, '../src/generated');
mkdirSync(target, { recursive: true });
writeFileSync(join(target, 'phone-metadata.ts'), `export const PHONE_METADATA: unknown = ${JSON.stringify(kept)};\n`);
