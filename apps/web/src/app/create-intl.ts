import type { CompiledMessages } from '@quintet/i18n/compile';
import { createElement, Fragment, type ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { formatCompiledMessage, type TranslationValues } from './format-message.ts';
import { getDateTimeFormat, getNumberFormat } from './formatters.ts';

/** A date that cannot be formatted is shown as it came. */
function formatDate(tag: string, value: unknown, options?: Intl.DateTimeFormatOptions): string {
  try {
    return getDateTimeFormat(tag, options).format(new Date(value as string));
  } catch {
    return String(value);
  }
}

/** A message that is not loaded or lacks a value is shown as its id. */
function formatOrShowId(tag: string, messages: CompiledMessages, id: string, values: TranslationValues): ReactNode {
  const message = messages[id];
  if (!message) return id;
  try {
    const parts = formatCompiledMessage(message, tag, values);
    // As children of a fragment, elements among texts need no keys.
    return parts.length > 1 ? createElement(Fragment, null, ...parts) : (parts[0] ?? '');
  } catch {
    return id;
  }
}

/**
 * What the app uses of react-intl's `createIntl`, which brings each formatter of that library with its checks and errors into every
 * first screen: 4 kB.
 */
export function createIntl(tag: string, messages: CompiledMessages): IntlShape {
  const intl = {
    locale: tag,
    messages,
    formatMessage: ({ id }: { id: string }, values: TranslationValues = {}) =>
      formatOrShowId(tag, messages, id, values),
    formatDate: (value: unknown, options?: Intl.DateTimeFormatOptions) => formatDate(tag, value, options),
    formatTime: (value: unknown) => formatDate(tag, value, { hour: 'numeric', minute: 'numeric' }),
    formatNumber: (value: number, options?: Intl.NumberFormatOptions) => getNumberFormat(tag, options).format(value),
    formatRelativeTime: (value: number, unit: Intl.RelativeTimeFormatUnit, options?: Intl.RelativeTimeFormatOptions) =>
      new Intl.RelativeTimeFormat(tag, options).format(value, unit),
    formatList: (values: Iterable<string>, options?: Intl.ListFormatOptions) =>
      new Intl.ListFormat(tag, options).format(values),
  };
  return intl as unknown as IntlShape;
}
