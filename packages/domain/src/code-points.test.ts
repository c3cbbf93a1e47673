import { expect, test } from 'vitest';
import { countCodePoints } from './code-points.ts';

test('characters: are counted as people see most of them', () => {
  expect(countCodePoints('a你😀')).toBe(3);
});
