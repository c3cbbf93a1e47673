import { expect, test } from 'vitest';
import { isDemoEnabled } from './is-demo-enabled.ts';

test.each([
  [{}, true],
  [{ DEMO: '0' }, false],
  [{ DATABASE_URL: 'postgresql://u@h/d' }, false],
  [{ DATABASE_URL: 'postgresql://u@h/d', DEMO: '1' }, true],
  [{ NODE_ENV: 'production' }, false],
])('demo data with %j: %s', (env, expected) => {
  expect(isDemoEnabled(env)).toBe(expected);
});

test.each([
  [{ DEMO: 'maybe' }, /^DEMO=maybe is neither 1 nor 0/],
  [{ NODE_ENV: 'production', DEMO: '1' }, /^DEMO=1 makes accounts whose password is published/],
])('isDemoEnabled: rejects %j', (env, message) => {
  expect(() => isDemoEnabled(env)).toThrow(message);
});
