import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validateVerificationCode } from './code.ts';
import { validateEmail } from './email.ts';
import type { FieldError } from './field-error.ts';
import { getPhoneNumberValidity } from './phone-number.ts';
import { validatePhoneInput } from './phone.ts';
import {
  validatePasswordConfirmation,
  validateInviteCode,
  validateRegistrationNickname,
  validatePassword,
  validateSocialAccount,
  validateUsername,
} from './register.ts';

const FIELDS: Record<string, (text: string) => FieldError | null> = {
  'a phone number': (text) => validatePhoneInput(text, 'CN', getPhoneNumberValidity),
  'an e-mail address': validateEmail,
  'a password': validatePassword,
  'its confirmation': (text) => validatePasswordConfirmation('abcd1234', text),
  'an account ID': validateUsername,
  'a nickname': validateRegistrationNickname,
  'an account memo': (text) => validateSocialAccount(text, false),
  'an invite code': (text) => validateInviteCode(text),
  'a verification code': validateVerificationCode,
};

/** Texts close to typical input, so that some are valid. */
const typed = fc.oneof(
  fc.string({ unit: fc.constantFrom(...Array.from('abc123 @.小明é\u0301!')) }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('13800138000', 'mei@example.com', 'abcd1234', '123456'),
);

describe.each(Object.entries(FIELDS))('%s', (_, find) => {
  test('a final error stays after any further typing', () => {
    fc.assert(
      fc.property(typed, typed, (text, more) => {
        if (find(text)?.isFinal) expect(find(text + more)).not.toBeNull();
      }),
    );
  });
});

test.each([
  ['a phone number', '1380a', '13800138000123'],
  ['an e-mail address', 'mei lin', 'mei@example@'],
  ['a password', 'abcd!', 'a1'.repeat(9)],
  ['its confirmation', 'abd', 'abcd12345'],
  ['an account ID', 'abc_', 'abcdef1234567'],
  ['a nickname', 'a-b', 'a'.repeat(31)],
  ['an account memo', 'm m', 'm'.repeat(16)],
  ['an invite code', 'ab 1', 'abcdefghi'],
])('%s has a final error for %j and %j', (field, ...texts) => {
  expect(texts.map((text) => FIELDS[field]!(text)?.isFinal)).toEqual([true, true]);
});

test.each([
  ['a phone number', '138'],
  ['an e-mail address', 'mei@exa'],
  ['a password', 'abcd'],
  ['its confirmation', 'abcd'],
  ['an account ID', 'abc'],
  ['a nickname', '小'],
  ['a nickname', ' '],
])('%s has no final error for %j', (field, text) => {
  expect(FIELDS[field]!(text)).toMatchObject({ message: expect.anything() });
  expect(FIELDS[field]!(text)?.isFinal).not.toBe(true);
});
