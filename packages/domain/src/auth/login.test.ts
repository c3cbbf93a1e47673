import { describe, expect, test } from 'vitest';
import { validateEmail } from './email.ts';
import { canSubmitLogin, validateLoginPassword } from './login.ts';
import { getPhoneNumberValidity } from './phone-number.ts';

describe('validateEmail (spec §5)', () => {
  test.each([
    ['', 'auth.email.required'],
    ['mei', 'auth.email.invalid'],
    ['mei@host', 'auth.email.invalid'],
    ['mei..lin@example.com', 'auth.email.invalid'],
    ['mei@example..com', 'auth.email.invalid'],
    ['.mei@example.com', 'auth.email.invalid'],
    ['mei lin@example.com', 'auth.email.invalid'],
    [`${'a'.repeat(309)}@example.com`, 'auth.email.too-long'],
  ])('%j', (email, message) => {
    expect(validateEmail(email)?.message).toBe(message);
  });

  test.each(['mei@example.com', 'a+b@c.co', `${'a'.repeat(308)}@example.com`])('accepts %j', (email) => {
    expect(validateEmail(email)).toBeNull();
  });
});

describe('validateLoginPassword (spec §5)', () => {
  test('requires 1 to 16 characters', () => {
    expect(validateLoginPassword('')?.message).toBe('auth.password.required');
    expect(validateLoginPassword('a'.repeat(16))).toBeNull();
    expect(validateLoginPassword('a'.repeat(17))).toMatchObject({
      message: 'auth.password.length',
      values: { min: 1, max: 16 },
    });
  });
});

describe('the login button (spec §5)', () => {
  const phone = { mode: 'phone', country: 'CN', phone: '13800138000' } as const;

  test.each([
    ['a valid phone and a password', phone, 'secret1', true],
    ['no password', phone, '', false],
    ['a phone of another country', { ...phone, country: 'TH' as const }, 'secret1', false],
    ['a valid e-mail address and a password', { mode: 'email', email: 'mei@example.com' } as const, 'x', true],
    ['half an address', { mode: 'email', email: 'mei@' } as const, 'secret1', false],
  ])('%s', (_, contact, password, isEnabled) => {
    expect(canSubmitLogin(contact, password, getPhoneNumberValidity)).toBe(isEnabled);
  });
});
