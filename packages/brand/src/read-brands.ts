/** Reads brands from their folders; for builds and tests, never in a web bundle. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateBrand, type Brand } from './brand.ts';

/**
 * Every brand of a brands folder, by `order` (design §3). A folder with a brand.json is a brand: nothing else lists them.
 * Throws an error that names the file when a record is invalid, is not its folder's, or takes another's id or order.
 */
export function readBrands(brandsFolder: string): Brand[] {
  const brands = readdirSync(brandsFolder)
    .filter((name) => existsSync(join(brandsFolder, name, 'brand.json')))
    .map((name) => readBrand(brandsFolder, name))
    .toSorted((one, other) => one.order - other.order);
  for (const key of ['id', 'order'] as const) refuseSame(brands, key);
  return brands;
}

function readBrand(brandsFolder: string, folder: string): Brand {
  const file = join(brandsFolder, folder, 'brand.json');
  try {
    const brand = validateBrand(JSON.parse(readFileSync(file, 'utf8')));
    if (brand.slug !== folder) throw new Error(`slug is "${brand.slug}" but the folder is "${folder}"`);
    if (brand.colorClass !== `brand-${folder}`) throw new Error(`colorClass must be "brand-${folder}"`);
    return brand;
  } catch (cause) {
    throw new Error(`${file}: ${(cause as Error).message}`, { cause });
  }
}

function refuseSame(brands: Brand[], key: 'id' | 'order'): void {
  for (const [value, same] of Map.groupBy(brands, (brand) => brand[key])) {
    if (same.length > 1)
      throw new Error(`brands ${same.map((brand) => brand.slug).join(' and ')} have the same ${key}: ${value}`);
  }
}
