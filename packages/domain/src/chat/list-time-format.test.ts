import { expect, test } from 'vitest';
import { getListTimeFormat } from './list-time-format.ts';

const now = new Date(2026, 6, 15, 9, 30).getTime();

test.each([
  [new Date(2026, 6, 15, 0, 0), 'time'],
  [new Date(2026, 6, 15, 12, 0), 'time'],
  [new Date(2026, 6, 14, 23, 59), 'yesterday'],
  [new Date(2026, 6, 13), 'weekday'],
  [new Date(2026, 6, 9), 'weekday'],
  [new Date(2026, 6, 8), 'date'],
  [new Date(2026, 0, 1), 'date'],
  [new Date(2025, 11, 31), 'full-date'],
])('%s has the format %s', (at, when) => {
  expect(getListTimeFormat(at.getTime(), now)).toBe(when);
});
