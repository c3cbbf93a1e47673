import type { MessageId } from '@quintet/i18n/ids';
import type { IntlShape } from 'react-intl';

type Values = Record<string, string | number | Date>;

let current: IntlShape | undefined;

/** Called by .storybook/preview.tsx: the language and brand of the running story; undefined after it. */
export function setStoryIntl(intl: IntlShape | undefined): void {
  current = intl;
}

const joinParts = (parts: string[]): string => parts.join('');

/** The text of a message, without its tags, in the language of the running story. For play functions: components use react-intl. */
export function t(id: MessageId, values: Values = {}): string {
  if (!current) throw new Error(`t('${id}') outside of a play function: no story runs`);
  const tags = [...String(current.messages[id]).matchAll(/<(\w+)>/g)];
  const texts = Object.fromEntries(tags.map(([, tag]) => [tag!, joinParts]));
  return current.formatMessage({ id }, { ...texts, ...values });
}

/** Matches texts that contain the message. */
export function tPattern(id: MessageId, values?: Values): RegExp {
  return new RegExp(t(id, values).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
}
