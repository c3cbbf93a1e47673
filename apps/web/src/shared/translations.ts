import type { CompiledMessages } from '@quintet/i18n/compile';
import { negotiate, type Locale } from '@quintet/i18n/locales';
import { atom } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import type { Dress } from './brand-context.ts';
import { stored } from './local-storage.ts';
import { tabStore } from './tab-store.ts';
import type { WordSet } from './translation-namespaces.ts';

interface Words {
  readonly locale: Locale;
  /** The locale as HTML and Intl spell it, e.g. zh-CN. */
  readonly tag: string;
  readonly messages: CompiledMessages;
}

let wardrobe: Dress['words'] = {};
const loaded = new Set<WordSet>();
const wordsAtom = atom<Words | null>(null);

function currentWords(): Words {
  const words = tabStore.get(wordsAtom);
  if (!words) throw new Error('openWords comes first');
  return words;
}

export const useWords = (): Words => useAtomValue(wordsAtom, { store: tabStore }) ?? currentWords();

async function fetchSets(locale: Locale, sets: readonly WordSet[]): Promise<CompiledMessages> {
  const modules = await Promise.all(sets.map((set) => wardrobe[locale]?.load[set]()));
  return Object.assign({}, ...modules.map((module) => module?.default));
}

function speak(locale: Locale, messages: CompiledMessages): void {
  const tag = wardrobe[locale]?.tag ?? locale;
  tabStore.set(wordsAtom, { locale, tag, messages });
}

/** Takes the brand's words and chooses the language (spec §1). Call once, before any other function here. */
export function openWords({ brand, words }: Dress): void {
  wardrobe = words;
  const locale = negotiate({ stored: stored.locale.read(), brandLanguages: brand.languages });
  speak(locale, {});
}

/** Loads a set of words in the language shown, unless it is there. Rejects when it cannot be fetched. */
export async function loadWords(set: WordSet): Promise<void> {
  if (loaded.has(set)) return;
  const { locale } = currentWords();
  const fetched = await fetchSets(locale, [set]);
  loaded.add(set);
  // The language was changed while these were on their way.
  if (currentWords().locale !== locale) return changeLocale(currentWords().locale);
  speak(locale, { ...currentWords().messages, ...fetched });
}

/** Changes the language of everything on the screen and keeps the choice on the device. */
export async function changeLocale(locale: Locale): Promise<void> {
  const messages = await fetchSets(locale, [...loaded]);
  stored.locale.write(locale);
  speak(locale, messages);
}
