import type { MessageId } from '@quintet/i18n/ids';
import { LANGUAGE_TAGS, type Locale } from '@quintet/i18n/locales';
import { createIntl, type IntlShape } from 'react-intl';

type Messages = Record<MessageId, string>;

const shared = import.meta.glob<Messages>('../packages/i18n/messages/*/*.json', { eager: true, import: 'default' });
const ofBrands = import.meta.glob<Messages>('../brands/*/messages/*.json', { eager: true, import: 'default' });

/** Every message of a language with a brand's own over them, from the sources: an edited message shows at once. */
function readMessages(brand: string, locale: Locale): Messages {
  const all = {} as Messages;
  for (const [path, slice] of Object.entries(shared))
    if (path.includes(`/messages/${locale}/`)) Object.assign(all, slice);
  return Object.assign(all, ofBrands[`../brands/${brand}/messages/${locale}.json`]);
}

const cache = new Map<string, IntlShape>();

/** The texts of a brand in a language. */
export function getStoryIntl(brand: string, locale: Locale): IntlShape {
  const key = `${brand} ${locale}`;
  const intl =
    cache.get(key) ?? createIntl({ locale: LANGUAGE_TAGS[locale], messages: readMessages(brand, locale), onError });
  cache.set(key, intl);
  return intl;
}

/** A missing message fails the story. */
function onError(error: Error): never {
  throw error;
}
