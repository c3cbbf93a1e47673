import { expect, test } from 'vitest';
import { parseForgotRequest } from './parse-request.ts';

const phone = { mode: 'phone', country: 'CN', phone: '13800138000' } as const;

test.each([
  ['', { isAuto: false, contact: null }],
  ['auto=0', { isAuto: false, contact: null }],
  ['auto=true&country=CN&countryName=China&code=86&phone=13800138000', { isAuto: true, contact: phone }],
  ['auto=1&code=86&phone=13800138000', { isAuto: true, contact: phone }],
  ['auto=1&phone=13800138000', { isAuto: true, contact: null }],
])('forgot request: %j', (query, request) => {
  expect(parseForgotRequest('phone', new URLSearchParams(query))).toEqual(request);
});
