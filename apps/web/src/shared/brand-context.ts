import type { Brand } from '@quintet/brand/brand';
import type { CompiledMessages } from '@quintet/i18n/compile';
import type { Locale } from '@quintet/i18n/locales';
import { createContext, use } from 'react';
import type { Namespace } from './translation-namespaces.ts';

/** One language of a brand. */
interface Language {
  /** As HTML and Intl spell it. */
  readonly tag: string;
  readonly load: Readonly<Record<Namespace, () => Promise<{ default: CompiledMessages }>>>;
}

/** A brand and what it wears: its sentences by language and set, each a chunk of its own. */
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

/** The brand that this page shows (spec §1). Code asks what it allows, never which it is. */
export const useBrand = (): Brand => useBrandBundle().brand;

let brandOfPage: Brand | null = null;

/** The brand of this page for what is no component; null before it is known. */
export const currentBrand = (): Brand | null => brandOfPage;

export function setCurrentBrand(brand: Brand): void {
  brandOfPage = brand;
}

/** The address of one of the brand's own files. */
export const useBrandFile = (name: string): string => useBrandBundle().folder + name;
