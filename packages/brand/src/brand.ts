import type { Brand } from './generated/brand.ts';
import { BRAND_SCHEMA } from './generated/brand-schema.ts';
import { findFlaw } from './schema.ts';

export type { Brand };

/** A value that brands/brand.schema.json does not allow. */
export class BrandError extends Error {
  override name = 'BrandError';
}

/** The value as a brand, checked against brands/brand.schema.json (design §3). Throws {@link BrandError} naming the field. */
export function validateBrand(value: unknown): Brand {
  const flaw = findFlaw(value, BRAND_SCHEMA);
  if (flaw !== undefined) throw new BrandError(`not a brand: ${flaw}`);
  return value as Brand;
}
