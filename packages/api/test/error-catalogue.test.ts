import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { PARAM_INVALID_CODE_PREFIX } from './error-catalogue-row.ts';
import { EXPECTED_ERROR_CATALOGUE_ROWS } from './error-catalogue-rows.ts';
import { ERROR_DISPLAY_TYPES } from '../scripts/error-catalogue.ts';
import { resolveError } from '../src/error-catalogue.ts';

const readTranslations = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../i18n/messages/${locale}/errors.json`), 'utf8'));
const EN = readTranslations('en');
const ZH = readTranslations('zh_cn');

const CASES = EXPECTED_ERROR_CATALOGUE_ROWS.flatMap(([code, operations, ...rest]) =>
  operations.map((operation) => [code, operation, ...rest] as const),
);

describe('error catalogue (spec §8)', () => {
  test.each(CASES)('%s · %s · %s', (code, operation, mode, display, en, zh) => {
    const resolution = resolveError({ code, operation, ...(mode ? { mode } : {}) })!;
    expect({ display: resolution.display, en: EN[resolution.message], zh: ZH[resolution.message] }).toEqual({
      display,
      en,
      zh,
    });
  });

  test('too few points: has a second message', () => {
    const { sub } = resolveError({ code: `${PARAM_INVALID_CODE_PREFIX}.balance` })!;
    expect([EN[sub!], ZH[sub!]]).toEqual(['Please check again.', '请核对后再试。']);
  });

  test('wrong security password: a second message has the tries that are left, if the server says how many', () => {
    const refused = { code: `${PARAM_INVALID_CODE_PREFIX}.security_code`, operation: 'withdrawToPoint' } as const;
    const { sub, values } = resolveError({ ...refused, result: { tries_left: 0 } })!;
    expect([EN[sub!], ZH[sub!], values]).toEqual([
      expect.stringContaining('{# attempts left}'),
      expect.stringContaining('还可以试'),
      { tries_left: '0' },
    ]);
    expect(resolveError({ ...refused, result: null })).not.toHaveProperty('sub');
  });

  test('banned word: is a value of the message', () => {
    expect(resolveError({ code: 'api.body.has_banned_word.content', result: { word: 'spam' } })?.values).toEqual({
      word: 'spam',
    });
  });
});

test('login lock: names the minute from which the login works again', () => {
  const refusal = { code: 'api.too_many_requests', operation: 'loginUser', language: 'en-GB' } as const;
  vi.useFakeTimers({ now: new Date(2026, 0, 5, 12, 30, 20) });
  const getTime = (result: unknown) => resolveError({ ...refusal, result })?.values?.['time'];
  expect([getTime({ retry_after: 539 }), getTime(null)]).toEqual(['12:40', '12:32']);
  vi.useRealTimers();
  expect(EN[resolveError(refusal)!.message]).toContain('{time}');
});

describe('resolveError without a matching row (spec §8)', () => {
  test.each([
    ['an unheard-of code', 'api.something.else', null],
    ['a code of other operations only', 'api.too_much', 'sendMessage'],
    ['a failure of the server elsewhere', 'api.unknown', 'getMe'],
    ['a name that every object has', 'constructor', null],
  ] as const)('%s: shows the toast "error not match"', (_, code, operation) => {
    const resolution = resolveError({ code, operation })!;
    expect([resolution.display, EN[resolution.message], ZH[resolution.message]]).toEqual([
      'toast',
      'error not match',
      '未知错误',
    ]);
  });

  test('invalid field without its own row: shows "Incorrect input" in body, query and path', () => {
    for (const code of [
      'api.body.param_invalid.nickname',
      'api.query.param_invalid.limit',
      'api.path.param_invalid.id',
    ])
      expect(EN[resolveError({ code })!.message]).toBe('Incorrect input. Please try again');
  });
});

test('resolveError: finds a display and a message in both languages for any code', () => {
  const part = fc.oneof(fc.string(), fc.constantFrom('api', 'body', 'param_invalid', '__proto__', 'toString'));
  fc.assert(
    fc.property(
      fc.array(part).map((parts) => parts.join('.')),
      fc.anything(),
      (code, result) => {
        const resolution = resolveError({ code, result });
        expect([EN[resolution!.message], ZH[resolution!.message]]).toEqual([expect.any(String), expect.any(String)]);
        expect(ERROR_DISPLAY_TYPES).toContain(resolution!.display);
      },
    ),
  );
});

test('resolveError: returns null during maintenance (spec §8)', () => {
  for (const [code, operation] of CASES) expect(resolveError({ code, operation, maintenance: true })).toBeNull();
  expect(resolveError({ code: 'api.something.else', maintenance: true })).toBeNull();
});
