import {
  MESSAGE_FILE_FOLDERS,
  readBrandOverrides,
  readSliceMessages,
  readSliceNames,
  type IcuMessages,
} from '@quintet/i18n/message-files';
import { LOCALES, type Locale } from '@quintet/i18n/locales';
import type { TestSite } from './test-site.ts';

const messagesByLocale = new Map<Locale, IcuMessages>();

function readMessages(locale: Locale): IcuMessages {
  const cached = messagesByLocale.get(locale);
  if (cached) return cached;
  const slices = readSliceNames(MESSAGE_FILE_FOLDERS, locale).map((slice) =>
    readSliceMessages(MESSAGE_FILE_FOLDERS, locale, slice),
  );
  const messages: IcuMessages = Object.assign({}, ...slices);
  messagesByLocale.set(locale, messages);
  return messages;
}

/** The text of an option in `key {text} … other {text}`. */
function selectOption(options: string, value = 'other'): string {
  const texts = new Map([...options.matchAll(/(\w+) \{([^{}]*)\}/g)].map(([, key, text]) => [key!, text!]));
  return texts.get(value) ?? texts.get('other')!;
}

export type Translate = (id: string, values?: Record<string, string>) => string;

/** Returns the site's text for a message id, by default in the site's first language. */
export function createTranslator({ brand }: TestSite, locale: Locale = brand.languages[0]): Translate {
  const messages = { ...readMessages(locale), ...readBrandOverrides(MESSAGE_FILE_FOLDERS, brand.slug, locale) };
  return (id, values = {}) => {
    const text = messages[id];
    if (text === undefined) throw new Error(`no message ${id} in ${locale}`);
    return text
      .replace(/<\/?[a-z]+>/g, '')
      .replace(/\{(\w+), select,((?: \w+ \{[^{}]*\})+)\}/g, (_, name: string, options: string) =>
        selectOption(options, values[name]),
      )
      .replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
  };
}

/** Messages without arguments that only this language has: a download with one of them contains the language. */
export function listTranslationsUniqueToLocale(locale: Locale, ...prefixes: string[]): string[] {
  const longEnough = locale === 'zh_cn' ? 7 : 16;
  const others = LOCALES.filter((other) => other !== locale).map(readMessages);
  return Object.entries(readMessages(locale))
    .filter(([id]) => prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix)))
    .filter(([id, text]) => others.every((messages) => messages[id] !== text))
    .map(([, text]) => text)
    .filter((text) => text.length >= longEnough && !/[{<'’]/.test(text));
}
