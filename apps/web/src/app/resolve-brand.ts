import type { Brand } from '@quintet/brand/brand';
import { fetchBrandConfig, loadBrand } from '@quintet/brand/load';
import { fetchWithPreload } from '../shared/preloaded-requests.ts';
import type { BrandBundle } from '../shared/brand-context.ts';

/** What a brand wears in the universal build; loading it also loads its stylesheet. */
interface BrandModule extends Pick<BrandBundle, 'translations'> {
  readonly mark: string;
}

/** Puts a brand's class, title, drawing and icon on the page, as a brand build has them in its HTML. */
function applyBrand(brand: Brand, mark: string, folder: string): void {
  document.documentElement.classList.add(brand.colorClass);
  document.title = brand.title;
  document.querySelector('#brand-mark')!.innerHTML = mark;
  document.querySelector<HTMLLinkElement>('link[rel=icon]')!.href = `${folder}icon.svg`;
}

/** The universal build: asks the server which brand this is, then loads what that one wears and nothing of the others (design §3). */
export async function resolveBrand(
  brandModules: Readonly<Record<string, () => Promise<BrandModule>>>,
  first: Brand,
  last: Brand,
): Promise<BrandBundle> {
  const fetchConfig = (path: string, init: RequestInit) => fetchWithPreload(new Request(path, init));
  const found = await loadBrand({ fetchConfig: () => fetchBrandConfig(fetchConfig), first, last });
  // A brand that this build does not know has nothing to wear here.
  const brand = Object.hasOwn(brandModules, found.slug) ? found : first;
  const { translations, mark } = await brandModules[brand.slug]!();
  // Each brand's own pages have a folder of their own.
  const folder = `/brands/${brand.slug}/`;
  const toBrandUrl = (url: string): string => (url.startsWith('/') ? folder + url.slice(1) : url);
  applyBrand(brand, mark, folder);
  return {
    brand: { ...brand, termsUrl: toBrandUrl(brand.termsUrl), privacyUrl: toBrandUrl(brand.privacyUrl) },
    folder,
    translations,
  };
}
