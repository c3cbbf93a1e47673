import type { Brand } from '@quintet/brand/brand';
import { BRANDS } from '@quintet/brand/list';

const brands = new Map(BRANDS.map((brand) => [brand.id, brand]));

export function getBrandById(brandId: string): Brand {
  const brand = brands.get(brandId);
  if (!brand) throw new Error(`There is no brand ${brandId}.`);
  return brand;
}
