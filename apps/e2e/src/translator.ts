import { SOURCE_FOLDERS, readOverrides, readSlice, readSlices, type Messages } from '@quintet/i18n/sources';
import type { Locale } from '@quintet/i18n/locales';
import type { Site } from './site.ts';

const LOCALE_MESSAGES = new Map<Locale, Messages>();

function messagesOf(locale: Locale): Messages {
  const known = LOCALE_MESSAGES.get(locale);
  if (known) return known;
  const slices = readSlices(SOURCE_FOLDERS, locale).map((slice) => readSlice(SOURCE_FOLDERS, locale, slice));
  const messages: Messages = Object.assign({}, ...slices);
  LOCALE_MESSAGES.set(locale, messages);
  return messages;
}

export type Say = (id: string, values?: Record<string, string>) => string;

/** What the site says for a message id, as its users read it: in its first language unless another is named. */
export function wordsOf({ brand }: Site, locale: Locale = brand.languages[0]): Say {
  const messages = { ...messagesOf(locale), ...readOverrides(SOURCE_FOLDERS, brand.slug, locale) };
  return (id, values = {}) => {
    const text = messages[id];
    if (text === undefined) throw new Error(`no message ${id} in ${locale}`);
    return text.replace(/<\/?[a-z]+>/g, '').replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
  };
}

/** Sentences without holes that only this language says: finding one in a download means that it was fetched. */
export function sentencesOf(locale: Locale, ...prefixes: string[]): string[] {
  const longEnough = locale === 'zh_cn' ? 7 : 16;
  return Object.entries(messagesOf(locale))
    .filter(([id]) => prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix)))
    .map(([, text]) => text)
    .filter((text) => text.length >= longEnough && !/[{<'’]/.test(text));
}
