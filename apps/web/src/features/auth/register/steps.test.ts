import { expect, test } from 'vitest';
import { toRegisterStepHref, parseRegisterLocation, RegisterStep } from './steps.ts';

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
  expect(parseRegisterLocation(new URLSearchParams(query))).toEqual(location);
});

test('toRegisterStepHref and parseRegisterLocation: are inverse', () => {
  const href = toRegisterStepHref(RegisterStep.CODE, 'phone', phone);
  expect(href).toBe('/register?mode=phone&step=2&phone=13800138000&country=CN');
  expect(parseRegisterLocation(new URL(href, 'https://gu.example').searchParams)).toEqual({
    mode: 'phone',
    step: 2,
    contact: phone,
  });
  expect(toRegisterStepHref(RegisterStep.CONTACT, 'email', null)).toBe('/register?mode=email');
});
