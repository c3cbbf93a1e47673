import type { Brand } from '@quintet/brand/brand';
import type { CompiledMessages } from '@quintet/i18n/compile';
import type { Locale } from '@quintet/i18n/locales';
import { createContext, use } from 'react';
import type { TranslationNamespace } from './translation-namespaces.ts';

/** The translations of a brand in one language. */
interface Language {
  /** As HTML and Intl spell it. */
  readonly tag: string;
  readonly load: (namespace: TranslationNamespace) => Promise<{ default: CompiledMessages }>;
}

/** A brand with its translations: a lazily loaded chunk per language and namespace. */
export interface BrandBundle {
  readonly brand: Brand;
  /** Where the brand's own files are: icon, manifest, terms and privacy. Begins and ends with a slash. */
  readonly folder: string;
  readonly translations: Readonly<Partial<Record<Locale, Language>>>;
}

const BrandContext = createContext<BrandBundle | null>(null);
export const BrandProvider = BrandContext;

function useBrandBundle(): BrandBundle {
  const bundle = use(BrandContext);
  if (!bundle) throw new Error('useBrand needs a BrandProvider');
  return bundle;
}

/** The brand of this page (spec §1). Code asks what a brand allows, never which brand it is. */
export const useBrand = (): Brand => useBrandBundle().brand;

let brandOfPage: Brand | null = null;

/** The brand for code outside React; null before it is known. */
export const getCurrentBrand = (): Brand | null => brandOfPage;

export function setCurrentBrand(brand: Brand): void {
  brandOfPage = brand;
}

/** The URL of one of the brand's own files. */
export const useBrandFileUrl = (name: string): string => useBrandBundle().folder + name;
