import type { CompiledMessages } from '@quintet/i18n/compile';
import type { ReactNode } from 'react';
import { getNumberFormat, getPluralRules } from './formatters.ts';

type Message = CompiledMessages[string];

export type TranslationValues = Readonly<Record<string, ReactNode | Date | ((children: ReactNode[]) => ReactNode)>>;

/** The kinds of elements, as the parser numbers them; dates and times stand in no message. */
const LITERAL = 0;
const ARGUMENT = 1;
const NUMBER = 2;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;
const TAG = 8;

/** Joins neighbouring texts. */
function joinTexts(parts: readonly ReactNode[]): ReactNode[] {
  const joined: ReactNode[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}

/** An argument as text; what is neither text nor a number is an element, or nothing. */
const toPart = (value: TranslationValues[string]): ReactNode => {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return typeof value === 'boolean' || value === null || value === undefined ? '' : (value as ReactNode);
};

/**
 * Formats a compiled message: texts, and the elements among its values. `count` is the number of the plural around it. @throws when a
 * value is missing
 */
export function formatCompiledMessage(
  message: Message,
  tag: string,
  values: TranslationValues,
  count = 0,
): ReactNode[] {
  const parts = message.flatMap((element): ReactNode[] => {
    if (element.type === LITERAL) return [element.value];
    if (element.type === POUND) return [getNumberFormat(tag).format(count)];
    if (!(element.value in values)) throw new Error(`no value for ${element.value}`);
    const value = values[element.value];
    switch (element.type) {
      case ARGUMENT:
        return [toPart(value)];
      case NUMBER:
        return [getNumberFormat(tag).format(value as number)];
      case SELECT:
        return formatCompiledMessage(
          (element.options[value as string] ?? element.options['other']!).value,
          tag,
          values,
          count,
        );
      case PLURAL: {
        const counted = (value as number) - element.offset;
        const rule = getPluralRules(tag).select(counted);
        const { options } = element;
        return formatCompiledMessage(
          (options[`=${value as number}`] ?? options[rule] ?? options['other']!).value,
          tag,
          values,
          counted,
        );
      }
      case TAG:
        return [
          (value as (children: ReactNode[]) => ReactNode)(formatCompiledMessage(element.children, tag, values, count)),
        ];
      default:
        throw new Error(`an element of type ${element.type}`);
    }
  });
  return joinTexts(parts);
}
