import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@quintet/brand/brand';
import { readBrands } from '@quintet/brand/read-brands';

export const REPOSITORY_ROOT = join(import.meta.dirname, '../../..');
export const BRANDS_FOLDER = join(REPOSITORY_ROOT, 'brands');

/** A build of design §3: of one brand, or the universal one that asks the server for its brand. */
export interface BrandBuildConfig {
  readonly slug: string;
  /** The inlined brand; null in the universal build. */
  readonly brand: Brand | null;
  /** All brands, in order. */
  readonly brands: readonly [Brand, ...Brand[]];
}

export const UNIVERSAL_BUILD_SLUG = 'universal';

export function readBrandBuildConfig(slug: string): BrandBuildConfig {
  const brands = readBrands(BRANDS_FOLDER) as [Brand, ...Brand[]];
  const brand = mapBrandsBySlug(brands).get(slug) ?? null;
  if (!brand && slug !== UNIVERSAL_BUILD_SLUG) throw new Error(`There is no brand folder brands/${slug}.`);
  return { slug, brand, brands };
}

export const mapBrandsBySlug = (brands: readonly Brand[]): ReadonlyMap<string, Brand> =>
  new Map(brands.map((brand) => [brand.slug, brand]));

/** The tokens of a brand as CSS, light and dark. */
export function readBrandTokensCss(slug: string): string {
  return readFileSync(join(REPOSITORY_ROOT, 'packages/tokens/src/generated', `${slug}.css`), 'utf8').trim();
}

/** The styles of all brands' pages: the reset with the body, or the headings. */
export function readSharedPageCss(name: 'base' | 'headings'): string {
  return readFileSync(join(REPOSITORY_ROOT, 'packages/tokens/src', `${name}.css`), 'utf8');
}

/** The colour of the browser's bars: the page background of the tokens. */
export function readBrandThemeColors(slug: string): { light: string; dark: string } {
  const [light, dark] = [...readBrandTokensCss(slug).matchAll(/--color-background:(#[0-9a-f]{6})/g)].map(
    ([, color]) => color,
  );
  if (!light || !dark) throw new Error(`no background in the tokens of ${slug}`);
  return { light, dark };
}

/** An SVG from the brand's assets folder: icon.svg, logo.svg or share.svg. */
export function readBrandSvg(slug: string, name: string): string {
  return readFileSync(join(BRANDS_FOLDER, slug, 'assets', name), 'utf8').trim();
}
