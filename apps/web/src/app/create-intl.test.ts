import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessages, parseIcuMessage, type CompiledMessages } from '@quintet/i18n/compile';
import { LANGUAGE_TAGS, LOCALES } from '@quintet/i18n/locales';
import { readSliceNames, MESSAGE_FILE_FOLDERS } from '@quintet/i18n/message-files';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl as createReactIntl } from 'react-intl';
import { describe, expect, test, vi } from 'vitest';
import { createIntl } from './create-intl.ts';

const ROOT = join(import.meta.dirname, '../../../..');

const messages = { terms: parseIcuMessage('terms', 'I agree to the <terms>terms</terms> of {brand}, {times, number}') };
const intl = createIntl('en', messages);

/** Values for all arguments of a message; numbers are this number. */
function toValues(message: CompiledMessages[string], number: number): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const element of message) {
    if (element.type === 1) values[element.value] ??= `<${element.value}>`;
    if (element.type === 2 || element.type === 6) values[element.value] = number;
    if (element.type === 5) values[element.value] = Object.keys(element.options)[number % 2];
    if (element.type === 8) values[element.value] = (children: unknown[]) => `[${children.join('|')}]`;
    const inner = 'options' in element ? Object.values(element.options).map(({ value }) => value) : [];
    if ('children' in element) inner.push(element.children);
    for (const nested of inner) Object.assign(values, { ...toValues(nested, number), ...values });
  }
  return values;
}

describe('formatMessage', () => {
  test.each(LOCALES)('says every message as react-intl does: %s', (locale) => {
    const tag = LANGUAGE_TAGS[locale];
    const all = Object.assign(
      {},
      ...readSliceNames(MESSAGE_FILE_FOLDERS, locale).map((slice) => compileMessages({ locale, slice })),
    ) as CompiledMessages;
    const [ours, theirs] = [createIntl(tag, all), createReactIntl({ locale: tag, messages: all as never })];
    const format = (by: typeof ours, number: number) =>
      Object.entries(all).map(([id, message]) => [
        id,
        by.formatMessage({ id } as never, toValues(message, number) as never),
      ]);
    for (const number of [0, 1, 2, 1234]) expect(format(ours, number)).toEqual(format(theirs, number));
  });

  test('renders elements among texts, without a warning about keys', () => {
    const warn = vi.spyOn(console, 'error').mockReturnValue();
    const parts = intl.formatMessage({ id: 'terms' } as never, {
      brand: createElement('b', null, 'GU'),
      times: 1200,
      terms: ((children: string[]) => createElement('a', null, children)) as never,
    });
    expect(renderToStaticMarkup(createElement('p', null, parts))).toBe(
      '<p>I agree to the <a>terms</a> of <b>GU</b>, 1,200</p>',
    );
    expect(warn).not.toHaveBeenCalled();
  });

  test('shows the id of a message that is not loaded or lacks a value', () => {
    expect(['none', 'terms'].map((id) => intl.formatMessage({ id } as never))).toEqual(['none', 'terms']);
  });
});

test('formats dates, times, numbers and lists in its language', () => {
  const noon = new Date(2026, 0, 5, 12, 30);
  expect(intl.formatDate(noon, { dateStyle: 'medium' })).toBe('Jan 5, 2026');
  expect(intl.formatDate('never', { dateStyle: 'medium' })).toBe('never');
  expect(intl.formatTime(noon)).toMatch(/^12:30\sPM$/);
  expect(intl.formatNumber(1.5)).toBe('1.5');
  expect(intl.formatRelativeTime(-2, 'day', { numeric: 'auto' })).toBe('2 days ago');
  expect(intl.formatList(['a', 'b'], { type: 'unit', style: 'short' })).toBe('a, b');
});

test('has every function of react-intl that views and features call', () => {
  const files = globSync('{packages/ui,apps/web}/src/**/*.{ts,tsx}', { cwd: ROOT });
  const called = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\bintl\.(?!ts\b)(\w+)/g)].map(([, name]) => name!),
  );
  expect([...new Set(called)].filter((name) => !(name in intl))).toEqual([]);
});
