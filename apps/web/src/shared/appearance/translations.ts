import type { CompiledMessages } from '@quintet/i18n/compile';
import { resolveBrandLocale, type Locale } from '@quintet/i18n/locales';
import { atom } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import type { BrandBundle } from './brand-context.ts';
import { localStorageValues } from '../storage/local-storage.ts';
import { tabAtomStore } from '../storage/tab-atom-store.ts';
import type { TranslationNamespace } from './translation-namespaces.ts';

interface Translations {
  readonly locale: Locale;
  /** The locale as HTML and Intl spell it, e.g. zh-CN. */
  readonly tag: string;
  readonly messages: CompiledMessages;
}

let brandTranslations: BrandBundle['translations'] = {};
const loadedNamespaces = new Set<TranslationNamespace>();
const translationsAtom = atom<Translations | null>(null);

function currentTranslations(): Translations {
  const translations = tabAtomStore.get(translationsAtom);
  if (!translations) throw new Error('call initTranslations first');
  return translations;
}

export const useLoadedTranslations = (): Translations =>
  useAtomValue(translationsAtom, { store: tabAtomStore }) ?? currentTranslations();

async function fetchNamespaces(locale: Locale, requested: readonly TranslationNamespace[]): Promise<CompiledMessages> {
  const modules = await Promise.all(requested.map((namespace) => brandTranslations[locale]?.load(namespace)));
  return Object.assign({}, ...modules.map((module) => module?.default));
}

function setTranslations(locale: Locale, messages: CompiledMessages): void {
  const tag = brandTranslations[locale]?.tag ?? locale;
  tabAtomStore.set(translationsAtom, { locale, tag, messages });
}

/** Sets the brand's translations and negotiates the language (spec §1). Call before any other function here. */
export function initTranslations({ brand, translations }: BrandBundle): void {
  brandTranslations = translations;
  const locale = resolveBrandLocale({ stored: localStorageValues.locale.read(), brandLanguages: brand.languages });
  setTranslations(locale, {});
}

/** Loads a namespace in the current language unless it is loaded. Rejects when the fetch fails. */
export async function loadTranslationNamespace(namespace: TranslationNamespace): Promise<void> {
  if (loadedNamespaces.has(namespace)) return;
  const { locale } = currentTranslations();
  const fetched = await fetchNamespaces(locale, [namespace]);
  loadedNamespaces.add(namespace);
  // The language changed during the fetch.
  if (currentTranslations().locale !== locale) return changeLocale(currentTranslations().locale);
  setTranslations(locale, { ...currentTranslations().messages, ...fetched });
}

/** Changes the language of the app and saves the choice on the device. */
export async function changeLocale(locale: Locale): Promise<void> {
  const messages = await fetchNamespaces(locale, [...loadedNamespaces]);
  localStorageValues.locale.write(locale);
  setTranslations(locale, messages);
}

/** Follows the language that another tab chose. */
export function syncLocaleFromOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    const locale = localStorageValues.locale.read();
    if (key !== localStorageValues.locale.key || locale === null || !(locale in brandTranslations)) return;
    // Without a connection this tab keeps its language.
    changeLocale(locale as Locale).catch(() => undefined);
  });
}
