import { expect, it } from 'vitest';
import { validateSecurityCode } from './security-code.ts';

it.each([
  ['123456', '123456', null],
  ['12345', '12345', 'profile.security-code.length'],
  ['1234567', '1234567', 'profile.security-code.length'],
  ['12345a', '12345a', 'profile.security-code.length'],
  ['123456', '123457', 'profile.security-code.mismatch'],
])('a security password %j, confirmed by %j: %j', (code, confirmation, message) => {
  expect(validateSecurityCode(code, confirmation)?.message ?? null).toBe(message);
});
