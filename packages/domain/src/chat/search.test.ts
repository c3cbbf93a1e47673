import { expect, test } from 'vitest';
import { validateMessageSearch, getSearchExcerptParts } from './search.ts';

test('a query has 1 to 24 characters, counted as code points', () => {
  expect(validateMessageSearch('  ')).toBe('empty');
  expect(validateMessageSearch('山'.repeat(24))).toBeNull();
  expect(validateMessageSearch('👍'.repeat(24))).toBeNull();
  expect(validateMessageSearch('山'.repeat(25))).toBe('too-long');
});

test('an excerpt begins shortly before the hit and separates it', () => {
  expect(getSearchExcerptParts('明天早上七点在东门集合', '东门')).toEqual([
    { text: '明天早上七点在', isHit: false },
    { text: '东门', isHit: true },
    { text: '集合', isHit: false },
  ]);
  const pieces = getSearchExcerptParts(`${'word '.repeat(20)}Station`, 'station');
  expect(pieces.at(-1)).toEqual({ text: 'Station', isHit: true });
  expect(pieces[0]?.text.startsWith('…')).toBe(true);
  expect(getSearchExcerptParts('nothing here', 'station')).toEqual([{ text: 'nothing here', isHit: false }]);
});
