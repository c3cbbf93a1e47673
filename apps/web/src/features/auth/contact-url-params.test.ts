import { expect, test } from 'vitest';
import { toContactUrlParams, parseContactUrlParams } from './contact-url-params.ts';

test.each([
  { mode: 'phone', country: 'CN', phone: '13800138000' },
  { mode: 'email', email: 'a+b@example.com' },
] as const)('contact query: %j is written and parsed', (contact) => {
  expect(parseContactUrlParams(contact.mode, new URLSearchParams(toContactUrlParams(contact)))).toEqual(contact);
});

test.each([
  ['phone', 'phone=13800138000'],
  ['phone', 'country=XX&phone=13800138000'],
  ['phone', 'country=CN&phone=<b>'],
  ['phone', 'country=CN'],
  ['email', 'email=mei'],
  ['email', ''],
] as const)('contact query: %s with %j is rejected', (mode, query) => {
  expect(parseContactUrlParams(mode, new URLSearchParams(query))).toBeNull();
});
