import { expect, test } from 'vitest';
import { countCodePoints } from './code-points.ts';

test('an emoji and a Chinese character: count as one each', () => {
  expect(countCodePoints('a你😀')).toBe(3);
});
