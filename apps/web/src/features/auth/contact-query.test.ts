import { expect, test } from 'vitest';
import { toContactQuery, parseContact } from './contact-query.ts';

test.each([
  { mode: 'phone', country: 'CN', phone: '13800138000' },
  { mode: 'email', email: 'a+b@example.com' },
] as const)('%j is named by a query and read from it', (contact) => {
  expect(parseContact(contact.mode, new URLSearchParams(toContactQuery(contact)))).toEqual(contact);
});

test.each([
  ['phone', 'phone=13800138000'],
  ['phone', 'country=XX&phone=13800138000'],
  ['phone', 'country=CN&phone=<b>'],
  ['phone', 'country=CN'],
  ['email', 'email=mei'],
  ['email', ''],
] as const)('%s: %j names none', (mode, query) => {
  expect(parseContact(mode, new URLSearchParams(query))).toBeNull();
});
