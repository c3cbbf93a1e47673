import { describe, expect, test } from 'vitest';
import { LANGUAGE_TAGS, LOCALES, negotiate } from './locales.ts';

describe('negotiate', () => {
  test('starts with the brand’s first language, and no brand starts with a language that we do not have', () => {
    expect(negotiate({ stored: null, brandLanguages: LOCALES })).toBe('zh_cn');
    expect(negotiate({ stored: 'fr', brandLanguages: LOCALES })).toBe('zh_cn');
  });

  test('keeps the choice of this device', () => {
    expect(negotiate({ stored: 'en', brandLanguages: LOCALES })).toBe('en');
  });

  test('a brand with one language forces it', () => {
    expect(negotiate({ stored: 'zh_cn', brandLanguages: ['en'] })).toBe('en');
  });
});

test('every tag is one that Intl knows', () => {
  expect(Object.keys(LANGUAGE_TAGS)).toEqual([...LOCALES]);
  expect(Intl.getCanonicalLocales(Object.values(LANGUAGE_TAGS))).toEqual(Object.values(LANGUAGE_TAGS));
});
