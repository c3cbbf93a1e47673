import { expect, test } from 'vitest';
import { parseForgotPasswordUrlParams } from './parse-url-params.ts';

const phone = { mode: 'phone', country: 'CN', phone: '13800138000' } as const;

test.each([
  ['', { isAuto: false, isSecurityCode: false, contact: null }],
  ['auto=0', { isAuto: false, isSecurityCode: false, contact: null }],
  [
    'auto=true&country=CN&countryName=China&code=86&phone=13800138000',
    { isAuto: true, isSecurityCode: false, contact: phone },
  ],
  ['auto=1&code=86&phone=13800138000', { isAuto: true, isSecurityCode: false, contact: phone }],
  ['auto=security-code&country=CN&phone=13800138000', { isAuto: true, isSecurityCode: true, contact: phone }],
  ['auto=1&phone=13800138000', { isAuto: true, isSecurityCode: false, contact: null }],
])('forgot request: %j', (query, request) => {
  expect(parseForgotPasswordUrlParams('phone', new URLSearchParams(query))).toEqual(request);
});
