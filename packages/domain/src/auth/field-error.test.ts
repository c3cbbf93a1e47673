import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCodeFlaw } from './code.ts';
import { findEmailFlaw } from './email.ts';
import type { Flaw } from './field-error.ts';
import { judgePhone } from './phone-number.ts';
import { findPhoneFlaw } from './phone.ts';
import {
  findConfirmationFlaw,
  findInviteCodeFlaw,
  findNicknameFlaw,
  findPasswordFlaw,
  findSocialAccountFlaw,
  findUsernameFlaw,
} from './register.ts';

const FIELDS: Record<string, (text: string) => Flaw | null> = {
  'a phone number': (text) => findPhoneFlaw(text, 'CN', judgePhone),
  'an e-mail address': findEmailFlaw,
  'a password': findPasswordFlaw,
  'its confirmation': (text) => findConfirmationFlaw('abcd1234', text),
  'an account ID': findUsernameFlaw,
  'a nickname': findNicknameFlaw,
  'an account memo': (text) => findSocialAccountFlaw(text, false),
  'an invite code': (text) => findInviteCodeFlaw(text),
  'a verification code': findCodeFlaw,
};

/** Near to what one types, so that right ones are among them. */
const typed = fc.oneof(
  fc.string({ unit: fc.constantFrom(...Array.from('abc123 @.小明é\u0301!')) }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('13800138000', 'mei@example.com', 'abcd1234', '123456'),
);

describe.each(Object.entries(FIELDS))('%s', (_, find) => {
  test('that cannot become right does not', () => {
    fc.assert(
      fc.property(typed, typed, (text, more) => {
        if (find(text)?.isLasting) expect(find(text + more)).not.toBeNull();
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
])('%s is told at once of %j and %j', (field, ...texts) => {
  expect(texts.map((text) => FIELDS[field]!(text)?.isLasting)).toEqual([true, true]);
});

test.each([
  ['a phone number', '138'],
  ['an e-mail address', 'mei@exa'],
  ['a password', 'abcd'],
  ['its confirmation', 'abcd'],
  ['an account ID', 'abc'],
  ['a nickname', '小'],
  ['a nickname', ' '],
])('%s may still become right after %j', (field, text) => {
  expect(FIELDS[field]!(text)).toMatchObject({ message: expect.anything() });
  expect(FIELDS[field]!(text)?.isLasting).not.toBe(true);
});
