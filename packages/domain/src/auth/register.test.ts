import { PASSWORD_LENGTH_RANGE } from '../limits.ts';
import { describe, expect, test } from 'vitest';
import {
  validatePasswordConfirmation,
  validateInviteCode,
  validateRegistrationNickname,
  validatePassword,
  validateSocialAccount,
  validateUsername,
  getCredentialRules,
} from './register.ts';

describe('a new password (spec §5)', () => {
  test.each([
    ['', 'auth.password.required'],
    ['abc1234', 'auth.password.length'],
    ['a1'.repeat(8) + 'a', 'auth.password.length'],
    ['abcd 1234', 'auth.password.characters'],
    ['abcd1234!', 'auth.password.characters'],
    ['密码abcd1234', 'auth.password.characters'],
    ['abcdefgh', 'auth.password.mixture'],
    ['12345678', 'auth.password.mixture'],
    ['abcd1234', undefined],
    ['a1'.repeat(8), undefined],
  ])('%j', (password, message) => {
    expect(validatePassword(password)?.message).toBe(message);
  });

  test.each([
    ['', [false, false, false]],
    ['abcd', [false, true, false]],
    ['abcd1', [false, true, true]],
    ['abcdefgh', [true, true, false]],
    ['abcd1234', [true, true, true]],
    ['Pass@123', [true, false, true]],
    ['a1'.repeat(9), [false, true, true]],
  ])('%j meets %j', (password, met) => {
    expect(getCredentialRules(password, PASSWORD_LENGTH_RANGE).map(({ isMet }) => isMet)).toEqual(met);
  });

  test('is confirmed only by the same password', () => {
    expect(validatePasswordConfirmation('abcd1234', 'abcd1234')).toBeNull();
    expect(validatePasswordConfirmation('abcd1234', 'abcd1235')?.message).toBe('auth.password.mismatch');
  });
});

test.each([
  ['abc12', false],
  ['abc123', true],
  ['abcdef123456', true],
  ['abcdef1234567', false],
  ['abcdef', false],
  ['123456', false],
  ['abc_123', false],
  ['ábc123', false],
])('account ID %j', (username, isGood) => {
  expect(validateUsername(username) === null).toBe(isGood);
});

test.each([
  ['小明同学', true],
  ['Nguyễn Văn', true],
  ['นภา', true],
  ['𠮷野家', true],
  ['abc', true],
  ['ab', false],
  ['ab ', false],
  ['   ', false],
  ['\u0301\u0301\u0301', false],
  ['a'.repeat(30), true],
  ['a'.repeat(31), false],
  ['a-bc', false],
  ['abc😀', false],
  ['abc\n', false],
  ['a\u200bbc', false],
])('nickname %j', (nickname, isGood) => {
  expect(validateRegistrationNickname(nickname) === null).toBe(isGood);
});

test.each([
  ['', false, true],
  ['', true, false],
  ['memo', false, false],
  ['memo1', true, true],
  ['m'.repeat(16), false, false],
  ['memo 1', false, false],
])('account memo %j, required: %j', (text, isRequired, isGood) => {
  expect(validateSocialAccount(text, isRequired) === null).toBe(isGood);
});

test.each([
  ['', true],
  ['abc', false],
  ['ab12', true],
  ['abcdefgh', true],
  ['abcdefghi', false],
  ['ab 12', false],
])('invite code %j', (text, isGood) => {
  expect(validateInviteCode(text) === null).toBe(isGood);
});
