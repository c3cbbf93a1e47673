import { expect, test } from 'vitest';
import { toStepHref, parseLocation, Step } from './steps.ts';

const phone = { mode: 'phone', country: 'CN', phone: '13800138000' } as const;

test.each([
  ['', { mode: 'phone', step: 1, contact: null }],
  ['mode=email', { mode: 'email', step: 1, contact: null }],
  ['mode=fax&step=9', { mode: 'phone', step: 1, contact: null }],
  ['mode=email&step=2', { mode: 'email', step: 1, contact: null }],
  ['mode=email&step=3&email=mei', { mode: 'email', step: 1, contact: null }],
  [
    'mode=email&step=3&email=mei@example.com',
    { mode: 'email', step: 3, contact: { mode: 'email', email: 'mei@example.com' } },
  ],
  ['mode=phone&step=2&phone=13800138000&country=CN', { mode: 'phone', step: 2, contact: phone }],
])('parseLocation: %j', (query, location) => {
  expect(parseLocation(new URLSearchParams(query))).toEqual(location);
});

test('toStepHref and parseLocation: are inverse', () => {
  const href = toStepHref(Step.CODE, 'phone', phone);
  expect(href).toBe('/register?mode=phone&step=2&phone=13800138000&country=CN');
  expect(parseLocation(new URL(href, 'https://gu.example').searchParams)).toEqual({
    mode: 'phone',
    step: 2,
    contact: phone,
  });
  expect(toStepHref(Step.CONTACT, 'email', null)).toBe('/register?mode=email');
});
