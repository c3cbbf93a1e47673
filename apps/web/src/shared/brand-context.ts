import type { Brand } from '@quintet/brand/brand';
import type { CompiledMessages } from '@quintet/i18n/compile';
import type { Locale } from '@quintet/i18n/locales';
import { createContext, use } from 'react';
import type { WordSet } from './translation-namespaces.ts';

/** One language of a brand. */
interface Language {
  /** As HTML and Intl spell it. */
  readonly tag: string;
  readonly load: Readonly<Record<WordSet, () => Promise<{ default: CompiledMessages }>>>;
}

/** A brand and what it wears: its sentences by language and set, each a chunk of its own. */
export interface Dress {
  readonly brand: Brand;
  /** Where the brand's own files are: icon, manifest, terms and privacy. Begins and ends with a slash. */
  readonly folder: string;
  readonly words: Readonly<Partial<Record<Locale, Language>>>;
}

const DressContext = createContext<Dress | null>(null);
export const DressProvider = DressContext;

function useDress(): Dress {
  const dress = use(DressContext);
  if (!dress) throw new Error('useBrand needs a DressProvider');
  return dress;
}

/** The brand that this page shows (spec §1). Code asks what it allows, never which it is. */
export const useBrand = (): Brand => useDress().brand;

let shown: Brand | null = null;

/** The brand of this page for what is no component; null before it is known. */
export const shownBrand = (): Brand | null => shown;

export function showBrand(brand: Brand): void {
  shown = brand;
}

/** The address of one of the brand's own files. */
export const useBrandFile = (name: string): string => useDress().folder + name;
