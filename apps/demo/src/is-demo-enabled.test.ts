import { expect, test } from 'vitest';
import { isWanted } from './is-demo-enabled.ts';

test.each([
  [{}, true],
  [{ DEMO: '0' }, false],
  [{ DATABASE_URL: 'postgresql://u@h/d' }, false],
  [{ DATABASE_URL: 'postgresql://u@h/d', DEMO: '1' }, true],
  [{ NODE_ENV: 'production' }, false],
])('the demo world with %j: %s', (env, expected) => {
  expect(isWanted(env)).toBe(expected);
});

test.each([
  [{ DEMO: 'maybe' }, /^DEMO=maybe is neither 1 nor 0/],
  [{ NODE_ENV: 'production', DEMO: '1' }, /^DEMO=1 makes accounts whose password is published/],
])('%j is refused', (env, message) => {
  expect(() => isWanted(env)).toThrow(message);
});
