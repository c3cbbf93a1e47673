import { compileMessages, type CompiledMessages } from '@quintet/i18n/compile';
import { LANGUAGE_TAGS, type Locale } from '@quintet/i18n/locales';
import type { Brand } from '@quintet/brand/brand';
import type { Plugin } from 'vite';
import { namespaces, type Namespace } from '../src/shared/translation-namespaces.ts';
import { bySlug, readAsset, type Build } from './brands.ts';

const BRAND = 'virtual:brand';
const BRAND_BUNDLE_PREFIX = 'virtual:brand-bundle/';
const TRANSLATIONS_PREFIX = 'virtual:translations/';

const NAMESPACES = Object.keys(namespaces) as Namespace[];

/** The code that imports a brand's translations: one lazily loaded chunk per language and namespace. */
function translationsCode(slug: string, languages: readonly Locale[]): string {
  const loaders = (locale: Locale) =>
    NAMESPACES.map(
      (set) => `${JSON.stringify(set)}: () => import('${TRANSLATIONS_PREFIX}${slug}/${locale}/${set}')`,
    ).join(',');
  const language = (locale: Locale) =>
    `${locale}: {tag: ${JSON.stringify(LANGUAGE_TAGS[locale])}, load: {${loaders(locale)}}}`;
  return `{${languages.map(language).join(',')}}`;
}

/** The messages of a namespace, selected by prefix: the base ones, then the brand's. */
export function compileNamespace({ slug, languages }: Brand, locale: Locale, namespace: Namespace): CompiledMessages {
  const prefixes: readonly string[] = namespaces[namespace];
  const slices = new Set(prefixes.map((prefix) => prefix.split('.')[0]!));
  const all = [...slices].flatMap((slice) => Object.entries(compileMessages({ locale, slice, brandSlug: slug })));
  return Object.fromEntries(
    all.filter(
      ([id]) =>
        prefixes.some((prefix) => id === prefix || id.startsWith(`${prefix}.`)) &&
        // With a single language there is no choice to name.
        (languages.length > 1 || !id.startsWith('shell.language.')),
    ),
  );
}

/**
 * `virtual:brand`: a brand build inlines its brand; the universal build calls `GET /brand/config` and loads only that brand's bundle
 * (design §3).
 */
export function brandModules({ brand, brands }: Build): Plugin {
  const first = brands[0];
  const last = brands.at(-1)!;

  const brandOf = (slug: string) => bySlug(brands).get(slug)!;

  const brandCode = () => `
    const bundle = { brand: ${JSON.stringify(brand)}, folder: '/', translations: ${translationsCode(brand!.slug, brand!.languages)} };
    export const loadBrandBundle = async () => bundle;`;

  const universalCode = () => `
    import { resolveBrand } from '/src/app/resolve-brand.ts';
    const brandModules = {${brands.map(({ slug }) => `${JSON.stringify(slug)}: () => import('${BRAND_BUNDLE_PREFIX}${slug}')`).join(',')}};
    export const loadBrandBundle = () => resolveBrand(brandModules, ${JSON.stringify(first)}, ${JSON.stringify(last)});`;

  const bundleCode = (slug: string) => {
    const { languages } = brandOf(slug);
    return `
      import '@quintet/tokens/${slug}.css';
      export const mark = ${JSON.stringify(readAsset(slug, 'logo.svg'))};
      export const translations = ${translationsCode(slug, languages)};`;
  };

  return {
    name: 'quintet:brand',
    resolveId: (id) =>
      id === BRAND || id.startsWith(BRAND_BUNDLE_PREFIX) || id.startsWith(TRANSLATIONS_PREFIX) ? `\0${id}` : null,
    load(id) {
      if (id === `\0${BRAND}`) return brand ? brandCode() : universalCode();
      if (id.startsWith(`\0${BRAND_BUNDLE_PREFIX}`)) return bundleCode(id.slice(BRAND_BUNDLE_PREFIX.length + 1));
      if (!id.startsWith(`\0${TRANSLATIONS_PREFIX}`)) return null;
      const [slug, locale, set] = id.slice(TRANSLATIONS_PREFIX.length + 1).split('/') as [string, Locale, Namespace];
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(compileNamespace(brandOf(slug), locale, set)))});`;
    },
  };
}
