import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES, findCountry, searchCountries } from './countries.ts';

const NAMES: Record<string, string> = { CN: 'China', IN: 'India', ID: 'Indonesia', VN: 'Việt Nam', LA: 'Laos' };
const nameOf = (country: { code: string }) => NAMES[country.code] ?? country.code;
const codes = (text: string) => searchCountries(text, nameOf).map((country) => country.code);

describe('countries (spec §3)', () => {
  it('are 24, without duplicates, each with its own dial code', () => {
    expect(COUNTRIES).toHaveLength(24);
    expect(new Set(COUNTRIES.map((country) => country.code)).size).toBe(24);
    expect(new Set(COUNTRIES.map((country) => country.dialCode)).size).toBe(24);
  });

  it('are those that a brand may start with', () => {
    const schema = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../brands/brand.schema.json'), 'utf8'));
    expect(COUNTRIES.map(({ code }) => code).toSorted()).toEqual(schema.properties.country.enum.toSorted());
  });

  it('are found by code', () => {
    expect(findCountry('CN')?.dialCode).toBe('86');
    expect(findCountry('IN')?.dialCode).toBe('91');
    expect(findCountry('DE')).toBeUndefined();
  });

  it.each([
    ['', COUNTRIES.map((country) => country.code)],
    ['ind', ['ID', 'IN']],
    ['CHINA', ['CN']],
    [' viet', ['VN']],
    ['86', ['CN']],
    ['+91', ['IN']],
    ['85', ['LA', 'KH', 'HK', 'MO', 'KP']],
    ['8', ['LA', 'VN', 'KH', 'CN', 'HK', 'MO', 'TW', 'KP', 'KR', 'JP', 'BD']],
    ['nowhere', []],
  ])('search for "%s"', (text, expected) => {
    expect(codes(text)).toEqual(expected);
  });

  it('every prefix of a dial code finds its country', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...COUNTRIES),
        fc.integer({ min: 1, max: 3 }),
        fc.boolean(),
        (country, length, plus) => {
          expect(codes((plus ? '+' : '') + country.dialCode.slice(0, length))).toContain(country.code);
        },
      ),
    );
  });
});
