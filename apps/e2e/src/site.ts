import type { Brand } from '@quintet/brand/brand';
import { BRANDS } from '@quintet/brand/list';

/** One of the builds of design §3, as one meets it at its host. */
export interface Site {
  /** Host name before `.localhost`, and folder in apps/web/dist. */
  slug: string;
  /** The brand that shows there: the universal build at plain localhost gives the first. */
  brand: Brand;
  isUniversal: boolean;
}

export const SITES: readonly Site[] = [
  ...BRANDS.map((brand) => ({ slug: brand.slug, brand, isUniversal: false })),
  { slug: 'universal', brand: BRANDS[0], isUniversal: true },
];

/** The brands that must not show through at this one. */
export const othersOf = (site: Site): Brand[] => BRANDS.filter(({ id }) => id !== site.brand.id);
