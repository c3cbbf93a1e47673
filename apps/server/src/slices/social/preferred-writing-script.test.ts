import { expect, it } from 'vitest';
import { parsePreferredWritingScript } from './preferred-writing-script.ts';

it.each([
  [undefined, null],
  ['', null],
  ['*', null],
  ['en', 'latin'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'han'],
  ['en-GB;q=0.7, zh-Hant;q=0.9', 'han'],
  ['hi-IN,hi;q=0.9,en;q=0.8', 'latin'],
  ['zh;q=0, en;q=0.1', 'latin'],
  ['constructor, zh;q=x', null],
])('reader’s script: of %j is %s', (header, script) => {
  expect(parsePreferredWritingScript(header)).toBe(script);
});
