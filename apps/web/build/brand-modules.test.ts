import { readSlice, readSlices, FOLDERS } from '@quintet/i18n/sources';
import { expect, test } from 'vitest';
import { namespaces, type Namespace } from '../src/shared/translation-namespaces.ts';
import { compileSet } from './brand-modules.ts';
import { readBuild, UNIVERSAL } from './brands.ts';

const { brands } = readBuild(UNIVERSAL);
const sets = Object.keys(namespaces) as Namespace[];
const severalTongues = brands.find(({ languages }) => languages.length > 1)!;
const oneTongue = brands.find(({ languages }) => languages.length === 1)!;

test('every beginning of a set finds sentences, and the two languages the same', () => {
  const ids = readSlices(FOLDERS, 'en').flatMap((slice) => Object.keys(readSlice(FOLDERS, 'en', slice)));
  for (const set of sets) {
    for (const prefix of namespaces[set]) {
      expect(
        ids.some((id) => id === prefix || id.startsWith(`${prefix}.`)),
        `${set}: ${prefix}`,
      ).toBe(true);
    }
    const [one, other] = severalTongues.languages.map((locale) => Object.keys(compileSet(severalTongues, locale, set)));
    expect(one).toEqual(other);
  }
});

test('a brand’s own sentence takes the place of the shared one', () => {
  const words = brands.map((brand) => JSON.stringify(compileSet(brand, 'en', 'shell')['shell.brand.slogan']));
  expect(new Set(words).size).toBeGreaterThan(1);
});

test('where one language is forced, no language is named', () => {
  const names = (brand: typeof oneTongue) =>
    Object.keys(compileSet(brand, 'en', 'shell')).filter((id) => id.startsWith('shell.language.'));
  expect(names(severalTongues)).not.toEqual([]);
  expect(names(oneTongue)).toEqual([]);
});

test('a brand without a folder is refused', () => {
  expect(() => readBuild('nobody')).toThrow('brands/nobody');
});
