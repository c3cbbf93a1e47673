import { expect, test } from 'vitest';
import { formatDuration } from './format-duration.ts';

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [750, '12:30'],
  [3600, '1:00:00'],
  [3723, '1:02:03'],
  [Number.NaN, '0:00'],
  [Infinity, '0:00'],
])('formatDuration: %d s is %s', (seconds, shown) => expect(formatDuration(seconds)).toBe(shown));
