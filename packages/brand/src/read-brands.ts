/** Reads brands from their folders, for builds and tests; never in a web bundle. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateBrand, type Brand } from './brand.ts';

/**
 * Reads all brands of a folder, sorted by `order` (design §3). Each folder with a brand.json is a brand. Throws an error that names the
 * file when a brand is invalid, has a slug that differs from its folder, or repeats an id or order.
 */
export function readBrands(brandsFolder: string): Brand[] {
  const brands = readdirSync(brandsFolder)
    .filter((name) => existsSync(join(brandsFolder, name, 'brand.json')))
    .map((name) => readBrand(brandsFolder, name))
    .toSorted((one, other) => one.order - other.order);
  for (const key of ['id', 'order'] as const) assertUnique(brands, key);
  return brands;
}

function readBrand(brandsFolder: string, folder: string): Brand {
  const file = join(brandsFolder, folder, 'brand.json');
  try {
    const brand = validateBrand(JSON.parse(readFileSync(file, 'utf8')));
    if (brand.slug !== folder) throw new Error(`slug is "${brand.slug}" but the folder is "${folder}"`);
    return brand;
  } catch (cause) {
    throw new Error(`${file}: ${(cause as Error).message}`, { cause });
  }
}

function assertUnique(brands: Brand[], key: 'id' | 'order'): void {
  for (const [value, same] of Map.groupBy(brands, (brand) => brand[key])) {
    if (same.length > 1)
      throw new Error(`brands ${same.map((brand) => brand.slug).join(' and ')} have the same ${key}: ${value}`);
  }
}
