import { readSliceMessages, readSliceNames, MESSAGE_FILE_FOLDERS } from '@quintet/i18n/message-files';
import { expect, test } from 'vitest';
import {
  MESSAGE_PREFIXES_BY_NAMESPACE,
  type TranslationNamespace,
} from '../src/shared/appearance/translation-namespaces.ts';
import { compileTranslationNamespace } from './brand-modules.ts';
import { readBrandBuildConfig, UNIVERSAL_BUILD_SLUG } from './brands.ts';

const { brands } = readBrandBuildConfig(UNIVERSAL_BUILD_SLUG);
const allNamespaces = Object.keys(MESSAGE_PREFIXES_BY_NAMESPACE) as TranslationNamespace[];
const multilingualBrand = brands.find(({ languages }) => languages.length > 1)!;
const monolingualBrand = brands.find(({ languages }) => languages.length === 1)!;

test('namespaces: every prefix matches messages, the same in both languages', () => {
  const ids = readSliceNames(MESSAGE_FILE_FOLDERS, 'en').flatMap((slice) =>
    Object.keys(readSliceMessages(MESSAGE_FILE_FOLDERS, 'en', slice)),
  );
  for (const set of allNamespaces) {
    for (const prefix of MESSAGE_PREFIXES_BY_NAMESPACE[set]) {
      expect(
        ids.some((id) => id === prefix || id.startsWith(`${prefix}.`)),
        `${set}: ${prefix}`,
      ).toBe(true);
    }
    const [one, other] = multilingualBrand.languages.map((locale) =>
      Object.keys(compileTranslationNamespace(multilingualBrand, locale, set)),
    );
    expect(one).toEqual(other);
  }
});

test('main: has the whole kit except what loads with its screens', () => {
  const [kit, main] = [
    Object.keys(readSliceMessages(MESSAGE_FILE_FOLDERS, 'en', 'kit')),
    Object.keys(compileTranslationNamespace(multilingualBrand, 'en', 'main')),
  ];
  expect(kit.filter((id) => !main.includes(id))).toEqual(
    kit.filter((id) => /^kit\.(?:country|crop|notify|emoji)\b/.test(id)),
  );
});

test('brand message: overrides the shared one', () => {
  const words = brands.map((brand) =>
    JSON.stringify(compileTranslationNamespace(brand, 'en', 'shell')['shell.brand.slogan']),
  );
  expect(new Set(words).size).toBeGreaterThan(1);
});

test('brand with one language: has no language names', () => {
  const names = (brand: typeof monolingualBrand) =>
    Object.keys(compileTranslationNamespace(brand, 'en', 'shell')).filter((id) => id.startsWith('shell.language.'));
  expect(names(multilingualBrand)).not.toEqual([]);
  expect(names(monolingualBrand)).toEqual([]);
});

test('unknown brand: throws', () => {
  expect(() => readBrandBuildConfig('nobody')).toThrow('brands/nobody');
});
