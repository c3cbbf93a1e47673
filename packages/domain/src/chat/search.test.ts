import fc from 'fast-check';
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

test('an excerpt separates the hit after letters that are longer in lower case', () => {
  expect(getSearchExcerptParts('İİ: the Last train', 'last')).toEqual([
    { text: 'İİ: the ', isHit: false },
    { text: 'Last', isHit: true },
    { text: ' train', isHit: false },
  ]);
});

test('an excerpt finds a query of any characters as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (typed) => {
      const query = typed.replace(/\s+/g, ' ').trim();
      fc.pre(query !== '');
      expect(getSearchExcerptParts(query, query)).toEqual([{ text: query, isHit: true }]);
    }),
  );
});
