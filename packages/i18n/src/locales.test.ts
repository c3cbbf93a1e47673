import { describe, expect, test } from 'vitest';
import { LANGUAGE_TAGS, LOCALES, resolveBrandLocale } from './locales.ts';

describe('negotiate', () => {
  test('uses the brand’s first language by default, and each brand’s first language exists', () => {
    expect(resolveBrandLocale({ stored: null, brandLanguages: LOCALES })).toBe('zh_cn');
    expect(resolveBrandLocale({ stored: 'fr', brandLanguages: LOCALES })).toBe('zh_cn');
  });

  test('uses the language stored on the device', () => {
    expect(resolveBrandLocale({ stored: 'en', brandLanguages: LOCALES })).toBe('en');
  });

  test('ignores the stored language for a brand with one language', () => {
    expect(resolveBrandLocale({ stored: 'zh_cn', brandLanguages: ['en'] })).toBe('en');
  });
});

test('LANGUAGE_TAGS: Intl knows each tag', () => {
  expect(Object.keys(LANGUAGE_TAGS)).toEqual([...LOCALES]);
  expect(Intl.getCanonicalLocales(Object.values(LANGUAGE_TAGS))).toEqual(Object.values(LANGUAGE_TAGS));
});
