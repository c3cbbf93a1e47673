import { SCHEMA_LIMITS } from '@quintet/api/limits';
import { expect, test } from 'vitest';
import { GROUP_CODE_LENGTH } from '../limits.ts';
import { GROUP_CODE_ALPHABET, parseGroupCode, encodeGroupCode } from './group-code.ts';

test('group code: its alphabet has no characters that look alike', () => {
  expect(GROUP_CODE_ALPHABET).not.toMatch(/[01ILO]/);
  expect(new Set(GROUP_CODE_ALPHABET).size).toBe(GROUP_CODE_ALPHABET.length);
});

test('group code: is made of random values and has the form of the contract', () => {
  const code = encodeGroupCode(Array.from({ length: GROUP_CODE_LENGTH }, (_, place) => place * 37));
  expect(code).toHaveLength(GROUP_CODE_LENGTH);
  for (const character of GROUP_CODE_ALPHABET)
    expect(character.repeat(GROUP_CODE_LENGTH)).toMatch(new RegExp(SCHEMA_LIMITS.ShareCode.pattern));
  expect(parseGroupCode(code)).toBe(code);
});

test.each([
  ['2345abcd', '2345ABCD'],
  [' 2345-ABCD ', '2345ABCD'],
  ['2345 abc d', '2345ABCD'],
  ['2345ABC', null],
  ['2345ABCDE', null],
  ['2345ABCO', null],
  ['', null],
])('group code: “%s” is read as %s', (typed, code) => {
  expect(parseGroupCode(typed)).toBe(code);
});
