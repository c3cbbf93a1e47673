import { expect, test } from 'vitest';
import { getRelativeTimeValue } from './relative-time.ts';

const now = Date.UTC(2026, 0, 5, 12);

test.each([
  [-5000, { value: 0, unit: 'second' }],
  [59_000, { value: 0, unit: 'second' }],
  [61_000, { value: -1, unit: 'minute' }],
  [3 * 3_600_000, { value: -3, unit: 'hour' }],
  [25 * 3_600_000, { value: -1, unit: 'day' }],
  [7 * 86_400_000, null],
])('%i ms ago', (past, expected) => {
  expect(getRelativeTimeValue(now - past, now)).toEqual(expected);
});
