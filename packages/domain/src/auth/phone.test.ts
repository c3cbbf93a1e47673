import examples from 'libphonenumber-js/mobile/examples';
import { getExampleNumber } from 'libphonenumber-js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from './countries.ts';
import { getPhoneNumberValidity, toNationalPhoneNumber } from './phone-number.ts';
import { validatePhoneInput, normalizePhoneInput } from './phone.ts';

describe('validatePhoneInput (spec §5)', () => {
  test.each([
    ['', 'auth.phone.required'],
    ['138 0013 8000', 'auth.phone.digits'],
    ['１３８', 'auth.phone.digits'],
    ['138', 'auth.phone.too-short'],
    ['1380', 'auth.phone.invalid'],
    ['23800138000', 'auth.phone.invalid'],
    ['1'.repeat(19), 'auth.phone.invalid'],
  ])('%j', (phone, message) => {
    expect(validatePhoneInput(phone, 'CN', getPhoneNumberValidity)?.message).toBe(message);
  });

  test('without metadata only form and length are checked', () => {
    expect(validatePhoneInput('1380', 'CN')).toBeNull();
  });

  test.each(COUNTRIES.map(({ code }) => code))('a mobile number of %s is valid there', (code) => {
    const example = getExampleNumber(code, examples);
    expect(validatePhoneInput(example!.nationalNumber, code, getPhoneNumberValidity)).toBeNull();
  });

  test('a number of one country is not valid in another', () => {
    expect(getPhoneNumberValidity('13800138000', 'CN')).toBe('valid');
    expect(getPhoneNumberValidity('13800138000', 'TH')).toBe('invalid');
    expect(getPhoneNumberValidity('13800138000123', 'CN')).toBe('too-long');
    expect(getPhoneNumberValidity('23800138000', 'CN')).toBe('invalid');
  });
});

describe('toNationalPhoneNumber', () => {
  test.each([
    ['13800138000', 'CN', '13800138000'],
    ['09171234567', 'PH', '9171234567'],
    ['9171234567', 'PH', '9171234567'],
    ['138', 'CN', null],
    ['13800138000', 'TH', null],
  ] as const)('%s of %s is %s', (digits, country, kept) => {
    expect(toNationalPhoneNumber(digits, country)).toBe(kept);
  });
});

describe('normalizePhoneInput', () => {
  test.each([
    ['138 0013-8000', '13800138000'],
    ['+86 138 0013 8000', '13800138000'],
    ['（138）', '138'],
    ['１３８', '138'],
    ['138a', '138a'],
  ])('%j becomes %j', (typed, kept) => {
    expect(normalizePhoneInput(typed, '86')).toBe(kept);
  });

  test('the result has at most 18 characters and does not change when normalized again', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const kept = normalizePhoneInput(typed, '86');
        expect(kept.length).toBeLessThanOrEqual(18);
        expect(normalizePhoneInput(kept, '86')).toBe(kept);
      }),
    );
  });
});
