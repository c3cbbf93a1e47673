import type { Brand } from './generated/brand.ts';
import { BRAND_SCHEMA } from './generated/brand-schema.ts';
import { findInvalidValuePath } from './schema.ts';

export type { Brand };

/** Thrown for a value that brands/brand.schema.json does not allow. */
export class BrandError extends Error {
  override name = 'BrandError';
}

/** The class of the html element that scopes the brand's tokens. */
export const getBrandClass = ({ slug }: Pick<Brand, 'slug'>): string => `brand-${slug}`;

/** Validates a value against brands/brand.schema.json (design §3). Throws {@link BrandError}, which names the field. */
export function validateBrand(value: unknown): Brand {
  const errorPath = findInvalidValuePath(value, BRAND_SCHEMA);
  if (errorPath !== undefined) throw new BrandError(`not a brand: ${errorPath}`);
  return value as Brand;
}
