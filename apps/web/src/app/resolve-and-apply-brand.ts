import { getBrandClass, type Brand } from '@quintet/brand/brand';
import { fetchBrandConfigJson, resolveShownBrand } from '@quintet/brand/load';
import { fetchWithPreload } from '../shared/requests/preloaded-requests.ts';
import type { BrandBundle } from '../shared/appearance/brand-context.ts';

/** A brand's bundle in the universal build; importing it also loads its stylesheet. */
interface BrandModule extends Pick<BrandBundle, 'brand' | 'translations'> {
  readonly mark: string;
}

/** Applies a brand's class, title, mark and icon to the page, which a brand build has in its HTML. */
function applyBrand(brand: Brand, mark: string, folder: string): void {
  document.documentElement.classList.add(getBrandClass(brand));
  document.title = brand.title;
  document.querySelector('#brand-mark')!.innerHTML = mark;
  document.querySelector<HTMLLinkElement>('link[rel=icon]')!.href = `${folder}icon.svg`;
}

/** Finds the brand in the universal build: asks the server and loads only that brand's bundle (design §3). Modules are keyed by the brand's id in lower case. */
export async function resolveAndApplyBrand(
  brandModules: Readonly<Record<string, () => Promise<BrandModule>>>,
  first: Brand,
  last: Brand,
): Promise<BrandBundle> {
  const fetchConfig = (path: string, init: RequestInit) => fetchWithPreload(new Request(path, init));
  const loadModule = (name: string) =>
    Object.hasOwn(brandModules, name.toLowerCase()) ? brandModules[name.toLowerCase()]!() : undefined;
  const found = await resolveShownBrand({
    fetchConfig: () => fetchBrandConfigJson(fetchConfig),
    findBrand: async (name) => (await loadModule(name))?.brand,
    first,
    last,
  });
  // A brand without a bundle in this build falls back to the first one.
  const module = await loadModule(found.id);
  const brand = module ? found : first;
  const { translations, mark } = module ?? (await loadModule(first.id))!;
  // Each brand's files are in a folder of their own.
  const folder = `/brands/${brand.slug}/`;
  const toBrandUrl = (url: string): string => (url.startsWith('/') ? folder + url.slice(1) : url);
  applyBrand(brand, mark, folder);
  return {
    brand: { ...brand, termsUrl: toBrandUrl(brand.termsUrl), privacyUrl: toBrandUrl(brand.privacyUrl) },
    folder,
    translations,
  };
}
