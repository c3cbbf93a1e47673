import { expect, test } from 'vitest';
import { toContactQuery, parseContactQuery } from './contact-query.ts';

test.each([
  { mode: 'phone', country: 'CN', phone: '13800138000' },
  { mode: 'email', email: 'a+b@example.com' },
] as const)('contact query: %j is written and parsed', (contact) => {
  expect(parseContactQuery(contact.mode, new URLSearchParams(toContactQuery(contact)))).toEqual(contact);
});

test.each([
  ['phone', 'phone=13800138000'],
  ['phone', 'country=XX&phone=13800138000'],
  ['phone', 'country=CN&phone=<b>'],
  ['phone', 'country=CN'],
  ['email', 'email=mei'],
  ['email', ''],
] as const)('contact query: %s with %j is rejected', (mode, query) => {
  expect(parseContactQuery(mode, new URLSearchParams(query))).toBeNull();
});
