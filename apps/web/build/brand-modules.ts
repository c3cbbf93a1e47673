import { compileMessages, type CompiledMessages } from '@quintet/i18n/compile';
import { LANGUAGE_TAGS, type Locale } from '@quintet/i18n/locales';
import type { Brand } from '@quintet/brand/brand';
import type { Plugin } from 'vite';
import {
  MESSAGE_PREFIXES_BY_NAMESPACE,
  type TranslationNamespace,
} from '../src/shared/appearance/translation-namespaces.ts';
import { mapBrandsBySlug, readBrandSvg, type BrandBuildConfig } from './brands.ts';

const BRAND = 'virtual:brand';
const BRAND_BUNDLE_PREFIX = 'virtual:brand-bundle/';
const TRANSLATIONS_PREFIX = 'virtual:translations/';
export const DEFERRED_TRANSLATIONS_MODULE_PREFIX = 'virtual:other-translations/';
const PREFIXES = [BRAND_BUNDLE_PREFIX, TRANSLATIONS_PREFIX, DEFERRED_TRANSLATIONS_MODULE_PREFIX];

const NAMESPACES = Object.keys(MESSAGE_PREFIXES_BY_NAMESPACE) as TranslationNamespace[];

/** The namespaces of a guest's first screens. The file names of the others are in one chunk, which loads with the first of them. */
const FIRST_NAMESPACES: readonly TranslationNamespace[] = ['shell', 'home', 'loginSelect'];

export const isFirstPaintNamespace = (namespace: TranslationNamespace): boolean => FIRST_NAMESPACES.includes(namespace);

/** An object with a function per namespace that loads its translations: a chunk per language and namespace. */
function loadersCode(slug: string, locale: Locale, loaded: readonly TranslationNamespace[]): string {
  const loaders = loaded.map((set) => `${set}: () => import('${TRANSLATIONS_PREFIX}${slug}/${locale}/${set}')`);
  return `{${loaders.join(',')}}`;
}

/** The code that imports a brand's translations. */
function translationsCode(slug: string, languages: readonly Locale[]): string {
  const language = (locale: Locale) => `${locale}: {
    tag: ${JSON.stringify(LANGUAGE_TAGS[locale])},
    load: load(${JSON.stringify(locale)}, ${loadersCode(slug, locale, FIRST_NAMESPACES)})
  }`;
  return `((load) => ({${languages.map(language).join(',')}}))(
    (locale, first) => (namespace) => first[namespace]?.() ??
      import('${DEFERRED_TRANSLATIONS_MODULE_PREFIX}${slug}').then((other) => other[locale][namespace]()))`;
}

/** The code of the table of a brand's other namespaces. */
function otherTranslationsCode(slug: string, languages: readonly Locale[]): string {
  const others = NAMESPACES.filter((namespace) => !isFirstPaintNamespace(namespace));
  return languages.map((locale) => `export const ${locale} = ${loadersCode(slug, locale, others)};`).join('\n');
}

/** The messages of a namespace, selected by prefix: the base ones, then the brand's. */
export function compileTranslationNamespace(
  { slug, languages }: Brand,
  locale: Locale,
  namespace: TranslationNamespace,
): CompiledMessages {
  const prefixes: readonly string[] = MESSAGE_PREFIXES_BY_NAMESPACE[namespace];
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
export function brandModulesPlugin({ brand, brands }: BrandBuildConfig): Plugin {
  const first = brands[0];
  const last = brands.at(-1)!;

  const brandOf = (slug: string) => mapBrandsBySlug(brands).get(slug)!;

  const brandCode = () => `
    const bundle = { brand: ${JSON.stringify(brand)}, folder: '/', translations: ${translationsCode(brand!.slug, brand!.languages)} };
    export const loadBrandBundle = async () => bundle;`;

  const universalCode = () => `
    import { resolveAndApplyBrand } from '/src/app/resolve-and-apply-brand.ts';
    const brandModules = {${brands.map(({ id, slug }) => `${JSON.stringify(id.toLowerCase())}: () => import('${BRAND_BUNDLE_PREFIX}${slug}')`).join(',')}};
    export const loadBrandBundle = () => resolveAndApplyBrand(brandModules, ${JSON.stringify(first)}, ${JSON.stringify(last)});`;

  const bundleCode = (slug: string) => {
    const named = brandOf(slug);
    return `
      import '@quintet/tokens/${slug}.css';
      export const brand = ${JSON.stringify(named)};
      export const mark = ${JSON.stringify(readBrandSvg(slug, 'logo.svg'))};
      export const translations = ${translationsCode(slug, named.languages)};`;
  };

  return {
    name: 'quintet:brand',
    resolveId: (id) => (id === BRAND || PREFIXES.some((prefix) => id.startsWith(prefix)) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${BRAND}`) return brand ? brandCode() : universalCode();
      if (id.startsWith(`\0${BRAND_BUNDLE_PREFIX}`)) return bundleCode(id.slice(BRAND_BUNDLE_PREFIX.length + 1));
      if (id.startsWith(`\0${DEFERRED_TRANSLATIONS_MODULE_PREFIX}`)) {
        const slug = id.slice(DEFERRED_TRANSLATIONS_MODULE_PREFIX.length + 1);
        return otherTranslationsCode(slug, brandOf(slug).languages);
      }
      if (!id.startsWith(`\0${TRANSLATIONS_PREFIX}`)) return null;
      const [slug, locale, set] = id.slice(TRANSLATIONS_PREFIX.length + 1).split('/') as [
        string,
        Locale,
        TranslationNamespace,
      ];
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(compileTranslationNamespace(brandOf(slug), locale, set)))});`;
    },
  };
}
