import type { MessageId } from '@quintet/i18n/ids';
import type { Locale } from '@quintet/i18n/locales';

type Messages = Record<MessageId, string>;

const shared = import.meta.glob<Messages>('../packages/i18n/messages/*/*.json', { eager: true, import: 'default' });
const ofBrands = import.meta.glob<Messages>('../brands/*/messages/*.json', { eager: true, import: 'default' });

/** Every message of a language with a brand's own over them, from the sources: editing a sentence shows at once. */
export function messagesOf(brand: string, locale: Locale): Messages {
  const all = {} as Messages;
  for (const [path, slice] of Object.entries(shared))
    if (path.includes(`/messages/${locale}/`)) Object.assign(all, slice);
  return Object.assign(all, ofBrands[`../brands/${brand}/messages/${locale}.json`]);
}
