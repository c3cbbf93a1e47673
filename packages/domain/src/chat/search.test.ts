import { expect, test } from 'vitest';
import { checkSearch, excerptOf } from './search.ts';

test('a search holds 1 to 24 characters, whatever they are made of', () => {
  expect(checkSearch('  ')).toBe('empty');
  expect(checkSearch('山'.repeat(24))).toBeNull();
  expect(checkSearch('👍'.repeat(24))).toBeNull();
  expect(checkSearch('山'.repeat(25))).toBe('too-long');
});

test('an excerpt begins shortly before the hit, which stands apart', () => {
  expect(excerptOf('明天早上七点在东门集合', '东门')).toEqual([
    { text: '明天早上七点在', isHit: false },
    { text: '东门', isHit: true },
    { text: '集合', isHit: false },
  ]);
  const pieces = excerptOf(`${'word '.repeat(20)}Station`, 'station');
  expect(pieces.at(-1)).toEqual({ text: 'Station', isHit: true });
  expect(pieces[0]?.text.startsWith('…')).toBe(true);
  expect(excerptOf('nothing here', 'station')).toEqual([{ text: 'nothing here', isHit: false }]);
});
