import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PARAM, ROWS } from './error-catalogue-rows.ts';
import { DISPLAYS } from '../scripts/error-catalogue.ts';
import { resolveError } from '../src/error-catalogue.ts';

const sentences = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../i18n/messages/${locale}/errors.json`), 'utf8'));
const EN = sentences('en');
const ZH = sentences('zh_cn');

const CASES = ROWS.flatMap(([code, operations, ...rest]) =>
  operations.map((operation) => [code, operation, ...rest] as const),
);

describe('the catalogue, row by row (spec §8)', () => {
  test.each(CASES)('%s · %s · %s', (code, operation, mode, display, en, zh) => {
    const resolution = resolveError({ code, operation, ...(mode ? { mode } : {}) })!;
    expect({ display: resolution.display, en: EN[resolution.message], zh: ZH[resolution.message] }).toEqual({
      display,
      en,
      zh,
    });
  });

  test('too few points has a second sentence', () => {
    const { sub } = resolveError({ code: `${PARAM}.balance` })!;
    expect([EN[sub!], ZH[sub!]]).toEqual(['Please check again.', '请核对后再试。']);
  });

  test('a banned word is named', () => {
    expect(resolveError({ code: 'api.body.has_banned_word.content', result: { word: 'spam' } })?.values).toEqual({
      word: 'spam',
    });
  });
});

describe('what no row fits (spec §8)', () => {
  test.each([
    ['an unheard-of code', 'api.something.else', null],
    ['a code of other operations only', 'api.too_much', 'sendMessage'],
    ['a failure of the server elsewhere', 'api.unknown', 'getMe'],
    ['a name that every object has', 'constructor', null],
  ] as const)('%s is the toast "error not match"', (_, code, operation) => {
    const resolution = resolveError({ code, operation })!;
    expect([resolution.display, EN[resolution.message], ZH[resolution.message]]).toEqual([
      'toast',
      'error not match',
      '未知错误',
    ]);
  });

  test('a refused field without a row of its own is incorrect input, wherever it travelled', () => {
    for (const code of [
      'api.body.param_invalid.nickname',
      'api.query.param_invalid.limit',
      'api.path.param_invalid.id',
    ])
      expect(EN[resolveError({ code })!.message]).toBe('Incorrect input. Please try again');
  });
});

test('whatever the code, there is a sentence in both languages and a display', () => {
  const part = fc.oneof(fc.string(), fc.constantFrom('api', 'body', 'param_invalid', '__proto__', 'toString'));
  fc.assert(
    fc.property(
      fc.array(part).map((parts) => parts.join('.')),
      fc.anything(),
      (code, result) => {
        const resolution = resolveError({ code, result });
        expect([EN[resolution!.message], ZH[resolution!.message]]).toEqual([expect.any(String), expect.any(String)]);
        expect(DISPLAYS).toContain(resolution!.display);
      },
    ),
  );
});

test('during maintenance nothing is mapped (spec §8)', () => {
  for (const [code, operation] of CASES) expect(resolveError({ code, operation, maintenance: true })).toBeNull();
  expect(resolveError({ code: 'api.something.else', maintenance: true })).toBeNull();
});
