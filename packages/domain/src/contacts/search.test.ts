import { expect, test } from 'vitest';
import { CONTACT_SEARCH_TEXT_MAX } from '../limits.ts';
import { getPhoneNumberValidity } from '../auth/phone-number.ts';
import { getContactSearchKind, validateContactSearch } from './search.ts';

test.each([
  ['13912345678', 'phone'],
  ['0139', 'phone'],
  ['wren2026', 'username'],
  ['1391234567a', 'username'],
  ['', 'username'],
  ['+8613912345678', 'username'],
  ['١٢٣٤٥٦', 'username'],
])('getContactSearchKind: %j is a %s', (text, kind) => {
  expect(getContactSearchKind(text)).toBe(kind);
});

test.each([
  ['13912345678', 'CN', undefined],
  ['9876543210', 'IN', undefined],
  ['1234', 'CN', 'auth.phone.invalid'],
  ['123', 'CN', 'auth.phone.too-short'],
  ['9'.repeat(CONTACT_SEARCH_TEXT_MAX + 1), 'CN', 'auth.phone.invalid'],
  ['wren2026', 'CN', undefined],
  ['wren', 'CN', 'auth.register.username-rule'],
  ['wrenwren', 'CN', 'auth.register.username-rule'],
  ['wren 2026', 'CN', 'auth.register.username-rule'],
  ['', 'CN', 'auth.register.username-rule'],
] as const)('validateContactSearch: %j in %s gives %s', (text, country, message) => {
  expect(validateContactSearch(text, country, getPhoneNumberValidity)?.message).toBe(message);
});
