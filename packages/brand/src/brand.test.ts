import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BrandError, validateBrand } from './brand.ts';
import { BRANDS } from './list.ts';

const schema = JSON.parse(readFileSync(join(import.meta.dirname, '../../../brands/brand.schema.json'), 'utf8'));
const isBrand = new Ajv2020().compile(schema);

function passes(value: unknown): boolean {
  try {
    validateBrand(value);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(BrandError);
    return false;
  }
}

/** Values near the limits of the schema's rules. */
const suspect = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    'GU',
    'gu',
    'brand-gu',
    '/terms',
    '//host',
    'http://host',
    'zh_cn',
    ' x',
    '#FFFFFF',
    '#faf8fe',
    'a'.repeat(31),
  ),
  fc.constantFrom<unknown>(
    0,
    1,
    1.5,
    10,
    10.1,
    -1,
    NaN,
    true,
    null,
    undefined,
    [],
    ['en'],
    ['en', 'en'],
    ['fr'],
    {},
    { enabled: true, clientId: 'x' },
  ),
  fc.jsonValue(),
);

/** A brand with one field replaced, removed or added at any depth. */
const damaged = fc
  .tuple(
    fc.constantFrom(...BRANDS),
    fc.constantFrom(
      ...Object.keys(schema.properties),
      'other',
      'google.enabled',
      'minefield.multiple',
      'minefield.other',
    ),
    suspect,
    fc.boolean(),
  )
  .map(([brand, path, value, remove]) => {
    const copy = structuredClone(brand) as unknown as Record<string, unknown>;
    const [outer = '', inner] = path.split('.');
    const nested =
      typeof copy[outer] === 'object' && copy[outer] !== null ? (copy[outer] as Record<string, unknown>) : {};
    const holder = inner === undefined ? copy : (copy[outer] = nested);
    if (remove) delete holder[inner ?? outer];
    else holder[inner ?? outer] = value;
    return copy;
  });

describe('validateBrand', () => {
  test('accepts all brands', () => {
    for (const brand of BRANDS) expect(validateBrand(structuredClone(brand))).toEqual(brand);
  });

  test('agrees with Ajv on damaged brands', () => {
    fc.assert(
      fc.property(damaged, (value) => passes(value) === isBrand(value)),
      { numRuns: 2000 },
    );
  });

  test('agrees with Ajv on any value', () => {
    fc.assert(fc.property(fc.anything(), (value) => passes(value) === isBrand(value)));
  });

  test('names the invalid field', () => {
    const brand = structuredClone(BRANDS[0]);
    expect(() => validateBrand({ ...brand, minefield: { enabled: true, multiple: 'two' } })).toThrow(
      '/minefield/multiple',
    );
    expect(() => validateBrand({ ...brand, slogan: 'x' })).toThrow('/slogan');
    expect(() => validateBrand(null)).toThrow('not a brand: /');
  });
});
