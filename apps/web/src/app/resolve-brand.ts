import type { Brand } from '@quintet/brand/brand';
import { fetchBrandConfig, loadBrand } from '@quintet/brand/load';
import { fetchWithPreload } from '../shared/preloaded-requests.ts';
import type { BrandBundle } from '../shared/brand-context.ts';

/** What a brand wears in the universal build; loading it also loads its stylesheet. */
interface Clothes extends Pick<BrandBundle, 'translations'> {
  readonly mark: string;
}

/** Puts a brand's class, title, drawing and icon on the page, as a brand build has them in its HTML. */
function putOn(brand: Brand, mark: string, folder: string): void {
  document.documentElement.classList.add(brand.colorClass);
  document.title = brand.title;
  document.querySelector('#brand-mark')!.innerHTML = mark;
  document.querySelector<HTMLLinkElement>('link[rel=icon]')!.href = `${folder}icon.svg`;
}

/** The universal build: asks the server which brand this is, then loads what that one wears and nothing of the others (design §3). */
export async function findDress(
  wardrobe: Readonly<Record<string, () => Promise<Clothes>>>,
  first: Brand,
  last: Brand,
): Promise<BrandBundle> {
  const ask = (path: string, init: RequestInit) => fetchWithPreload(new Request(path, init));
  const found = await loadBrand({ fetchConfig: () => fetchBrandConfig(ask), first, last });
  // A brand that this build does not know has nothing to wear here.
  const brand = Object.hasOwn(wardrobe, found.slug) ? found : first;
  const { translations, mark } = await wardrobe[brand.slug]!();
  // Each brand's own pages have a folder of their own.
  const folder = `/brands/${brand.slug}/`;
  const own = (url: string): string => (url.startsWith('/') ? folder + url.slice(1) : url);
  putOn(brand, mark, folder);
  return {
    brand: { ...brand, termsUrl: own(brand.termsUrl), privacyUrl: own(brand.privacyUrl) },
    folder,
    translations,
  };
}
