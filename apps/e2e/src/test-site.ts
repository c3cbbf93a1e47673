import type { Brand } from '@quintet/brand/brand';
import { BRANDS } from '@quintet/brand/list';

/** One build of design §3 at its host. */
export interface TestSite {
  /** Host name before `.localhost`, and the folder in apps/web/dist. */
  slug: string;
  /** The brand of the build; the universal build at plain localhost shows the first. */
  brand: Brand;
  isUniversal: boolean;
}

export const TEST_SITES: readonly TestSite[] = [
  ...BRANDS.map((brand) => ({ slug: brand.slug, brand, isUniversal: false })),
  { slug: 'universal', brand: BRANDS[0], isUniversal: true },
];

/** The brands that must not appear on this site. */
export const getOtherBrands = (site: TestSite): Brand[] => BRANDS.filter(({ id }) => id !== site.brand.id);
